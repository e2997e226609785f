import { expect, test } from 'vitest'
import type { PastGame } from '$lib/messages'
import { curve, share, tallied } from './history'

const game = (called: string, outcome: PastGame['outcome'], rating: number | null = null): PastGame => ({
  table: 't',
  seat: 0,
  game: 'any',
  mode: '',
  names: ['Ada', 'Bob'],
  called,
  choices: {},
  outcome,
  score: null,
  rating,
  unsure: rating === null ? null : 100,
  ended: 0,
})

test('wins are counted by whom somebody played, the most played first', () => {
  const games = [
    game('Red', 'won'),
    game('Blue', 'lost'),
    game('Blue', 'shared'),
    game('Blue', 'stopped'),
    game('', 'won'),
    game('Red', 'several'),
  ]
  const found = tallied(games, ({ called }) => called)
  expect(found).toEqual([
    { key: 'Blue', played: 2, won: 0.5 },
    { key: 'Red', played: 1, won: 1 },
  ])
  expect(found.map(share)).toEqual([25, 100])
  expect(share({ key: '', played: 0, won: 0 })).toBe(0)
})

test('a curve goes from the first rated game to the last', () => {
  const games = [game('', 'won', 1600), game('', 'won'), game('', 'lost', 1400)]
  expect(curve(games).map(({ rating }) => rating)).toEqual([1400, 1600])
})
