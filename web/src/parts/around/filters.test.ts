import { describe, expect, it } from 'vitest'
import type { Facet, Sheet } from '$lib/messages'
import { chosenCount, counts, filtered, read, toggled, written, type Filter } from './filters'

const words = (fr: string, en = fr) => ({ fr, en })
const sheet = (slug: string, fr: string, en: string, facets: Record<string, string[]>): Sheet => ({
  slug,
  name: slug,
  title: words(slug),
  kind: words('Personnage', 'Character'),
  text: words(fr, en),
  numbers: {},
  facts: {},
  details: [],
  facets,
  rules: [],
  called: null,
})
const CARDS = [
  sheet('aube', 'Piochez 1 carte.', 'Draw 1 card.', { rank: ['rare'], cost: ['2', '3'] }),
  sheet('brume', 'Défaussez 1 carte.', 'Discard 1 card.', { rank: ['common'], cost: ['2'] }),
  sheet('cime', 'Piochez 2 cartes.', 'Draw 2 cards.', { rank: ['rare'], cost: ['5'] }),
]
const FACETS: Facet[] = [
  {
    key: 'rank',
    label: words('Rang'),
    values: ['common', 'rare'].map((key) => ({ key, label: words(key), about: null })),
  },
  {
    key: 'cost',
    label: words('Coût'),
    values: ['2', '3', '5'].map((key) => ({ key, label: words(key), about: null })),
  },
]
const none: Filter = { text: '', chosen: {} }
const slugs = (found: Sheet[]) => found.map((one) => one.slug)

describe('the card filter', () => {
  it('leaves all cards when nothing is chosen', () => {
    expect(filtered(CARDS, none, 'fr')).toHaveLength(3)
    expect(filtered(CARDS, { text: '', chosen: { rank: [] } }, 'fr')).toHaveLength(3)
  })

  it('takes values of one facet as alternatives, and facets together', () => {
    expect(slugs(filtered(CARDS, { text: '', chosen: { cost: ['3', '5'] } }, 'fr'))).toEqual(['aube', 'cime'])
    expect(slugs(filtered(CARDS, { text: '', chosen: { rank: ['rare'], cost: ['2'] } }, 'fr'))).toEqual(['aube'])
  })

  it('searches in the language in use', () => {
    expect(slugs(filtered(CARDS, { text: 'defaus', chosen: {} }, 'fr'))).toEqual(['brume'])
    expect(filtered(CARDS, { text: 'defaus', chosen: {} }, 'en')).toEqual([])
    expect(slugs(filtered(CARDS, { text: 'draw card', chosen: { rank: ['rare'] } }, 'en'))).toEqual(['aube', 'cime'])
  })

  it('counts what each value would leave, whatever is chosen in its own facet', () => {
    const filter: Filter = { text: '', chosen: { rank: ['rare'], cost: ['2'] } }
    expect(Object.fromEntries(counts(CARDS, filter, 'cost', 'fr'))).toEqual({ 2: 1, 3: 1, 5: 1 })
    expect(Object.fromEntries(counts(CARDS, filter, 'rank', 'fr'))).toEqual({ rare: 1, common: 1 })
  })

  it('goes into an address and comes back', () => {
    const filter: Filter = { text: 'pioche', chosen: { cost: ['2', '3'] } }
    const query = new URLSearchParams(written(filter, FACETS))
    expect(read(query, FACETS)).toEqual(filter)
    expect(written(none, FACETS)).toEqual({ q: '', rank: '', cost: '' })
  })

  it('ignores what an address makes up', () => {
    expect(read(new URLSearchParams('rank=nonsense&who=me'), FACETS)).toEqual(none)
  })

  it('switches values on and off', () => {
    const once = toggled(none, 'rank', 'rare')
    expect(once.chosen).toEqual({ rank: ['rare'] })
    expect(chosenCount(once)).toBe(1)
    expect(chosenCount(toggled(once, 'rank', 'rare'))).toBe(0)
  })
})
