import { expect, test } from 'vitest'
import { journeys } from './flights'

const place = (zone: string, seat = 0) => ({ zone, seat })

test('moves of the same card are one journey', () => {
  const found = journeys([
    { kind: 'acquire', was: 1, now: 2, slug: 'knight', from: place('field'), to: place('limbo') },
    { kind: 'gain', was: 2, now: 3, slug: 'knight', from: place('limbo'), to: place('discard', 1) },
  ])
  expect(found).toEqual([{ was: 1, now: 3, from: 'field/0', to: 'discard/1', slug: 'knight', order: 0 }])
})

test('hidden cards fly on their own', () => {
  const draw = { kind: 'draw', from: place('draw', 1), to: place('hand', 1) }
  expect(journeys([draw, draw])).toHaveLength(2)
})

test('what moves nothing is no journey', () => {
  expect(journeys([{ kind: 'turn', amount: 2 }])).toEqual([])
})
