import { afterEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import type { Book } from '$lib/books'
import type { Sheet } from '$lib/messages'
import { Brought, slugsIn, withBrought } from './brought'

afterEach(() => vi.restoreAllMocks())

const sheet = (slug: string) => ({ slug }) as Sheet
const book = () => ({ cards: new Map([['a', sheet('a')]]) }) as unknown as Book
const message = { sight: { zones: { hand: [[{ slug: 'a' }, { slug: 'b', tag: 3 }, {}]] } }, events: [{ slug: 'b' }] }

test('a message names its cards once each', () => {
  expect(slugsIn(message)).toEqual(['a', 'b'])
  expect(slugsIn({ is: 'said' })).toEqual([])
})

test('only cards that are new are asked for, and then they are in the book', async () => {
  const asked = vi.spyOn(api, 'tableCards').mockResolvedValue({ cards: [sheet('b')] })
  const cards = book()
  const brought = new Brought('t', 'i', cards)
  await brought.coming(message)
  expect(asked).toHaveBeenCalledExactlyOnceWith('t', ['b'], 'i')
  expect(cards.cards.has('b')).toBe(true)
  expect(brought.coming(message)).toBeNull()
})

test('the game goes on without a card that cannot be fetched', async () => {
  vi.spyOn(api, 'tableCards').mockRejectedValue(new Error('away'))
  const brought = new Brought('t', 'i', book())
  await expect(brought.coming(message)).resolves.toBeUndefined()
  expect(brought.coming(message)).not.toBeNull()
})

test('once a game is over all its cards are there, and the book of others stays as it is', async () => {
  vi.spyOn(api, 'tableCards').mockResolvedValue({ cards: [sheet('b')] })
  const before = book()
  expect((await withBrought(before, 't', '')).cards.size).toBe(2)
  expect(before.cards.size).toBe(1)
})
