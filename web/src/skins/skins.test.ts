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

test('cards of the expansions say what they are', () => {
  const { emblem, frame, signs } = skinOf('seiya')
  const types = ['board-technique', 'pilier', 'epopee', 'statue', 'relique'].map((type) =>
    sheet('the same', { ranks: [], type, classes: [] }),
  )
  expect(new Set(types.map(emblem)).size).toBe(types.length)
  expect(frame(sheet('two ranks', { ranks: ['uncommon', 'rare'] })).second).toBe(
    frame(sheet('one', { ranks: ['rare'] })).colour,
  )
  expect(signs?.(sheet('a technique', { ranks: [], energy: 2 }))).toEqual([{ icon: 'energy', count: 2 }])
  expect(signs?.(sheet('an épopée', { ranks: [], icon: 'hourglass:4' }))).toEqual([{ icon: 'hourglass', count: 4 }])
  expect(signs?.(sheet('a God Warrior', { ranks: ['rare'], icon: 'sapphire' }))).toEqual([
    { icon: 'sapphire', count: 1 },
  ])
})
