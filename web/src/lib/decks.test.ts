import { expect, test } from 'vitest'
import { copies, countOf, entries, shuffled, wider, withCopies, withoutLine } from './decks'
import type { Facet, Sheet } from './messages'

const TEXT = '# mine\n1 A-001\n4 a-005_PR # Ember\nhello\n'

test('lines that name a card are read, whatever is around them', () => {
  expect(entries(TEXT)).toEqual([
    { line: 2, count: 1, key: 'A-001' },
    { line: 3, count: 4, key: 'A-005' },
  ])
  expect(countOf(TEXT, 'A-005')).toBe(4)
  expect(countOf(TEXT, 'A-006')).toBe(0)
  expect(copies(TEXT)).toHaveLength(5)
})

test('copies are added to their line or to a new one, and the last takes it away', () => {
  expect(withCopies(TEXT, 'A-005', 'Ember', -1)).toContain('3 a-005_PR # Ember')
  expect(withCopies(TEXT, 'A-001', '', -1)).not.toContain('A-001')
  expect(withCopies(TEXT, 'A-009', 'New', 2)).toBe(TEXT + '2 A-009 # New\n')
  expect(withCopies('', 'A-009', 'New', 1)).toBe('1 A-009 # New\n')
  expect(withCopies(TEXT, 'A-009', 'New', -1)).toBe(TEXT)
  expect(withoutLine(TEXT, 4)).not.toContain('hello')
})

test('a shuffled deck holds the same cards', () => {
  let seed = 1
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const cards = Array.from({ length: 50 }, (_, n) => n)
  const mixed = shuffled(cards, random)
  expect(mixed).not.toEqual(cards)
  expect(mixed.sort((a, b) => a - b)).toEqual(cards)
})

test('filters know the values of cards that came later', () => {
  const facet = (key: string, ...keys: string[]): Facet => ({
    key,
    label: { fr: key, en: key },
    values: keys.map((one) => ({ key: one, label: { fr: one, en: one }, about: null })),
  })
  const sheet = { facets: { cost: ['4'], trait: ['Guild'] } } as unknown as Sheet
  const [cost, trait] = wider([facet('cost', '1', '9', 'X'), facet('trait')], [sheet])
  expect(cost!.values.map((value) => value.key)).toEqual(['1', '4', '9', 'X'])
  expect(trait!.values.map((value) => value.label.en)).toEqual(['Guild'])
})
