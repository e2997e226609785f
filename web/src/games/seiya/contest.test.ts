import { expect, test } from 'vitest'
import { contest } from './contest'

test('Force adds up against what a card costs now', () => {
  expect(contest([{ force: 2, heal: 1 }, { cosmos: 3 }, { force: 1 }], { cost_force: 5 })).toEqual({
    force: 3,
    cost: 5,
  })
})

test('nothing is contested by nobody, nor by Force what Force does not win', () => {
  expect(contest([], { cost_force: 5 })).toBeNull()
  expect(contest([{ force: 2 }], { cost_cosmos: 5 })).toBeNull()
})
