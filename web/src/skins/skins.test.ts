import { expect, test } from 'vitest'
import type { Sheet } from '$lib/messages'
import { skinOf } from '.'

const sheet = (slug: string, facts: Record<string, unknown>, numbers: Record<string, number> = {}): Sheet =>
  ({ slug, name: slug, facts, numbers }) as unknown as Sheet
const cards = {
  seiya: (slug: string) => sheet(slug, { ranks: ['rare'], type: 'personnage', classes: ["Chevalier d'Or"], pv: 3 }),
  dbs: (slug: string) => sheet(slug, { number: slug, type: 'battle', colours: ['red'] }, { power: 15000 }),
  'another game': (slug: string) => sheet(slug, {}),
}

test.each(Object.entries(cards))('%s: the same card always looks the same, and no two look alike', (game, make) => {
  const { emblem } = skinOf(game)
  expect(emblem(make('one'))).toBe(emblem(make('one')))
  const all = Array.from({ length: 200 }, (_, place) => emblem(make(`card ${place}`)))
  expect(new Set(all).size).toBe(200)
})
