import { expect, test } from 'vitest'
import type { Sight } from '$lib/messages'
import { standing } from './phase'

const sight = (turn: number, more: Partial<Sight> = {}): Sight =>
  ({ counters: { turn }, active: 0, asked: [0], focus: {}, ...more }) as unknown as Sight

test('a turn begins with its Charge Phase, then comes the Main Phase', () => {
  const charge = standing(null, sight(1), 'charge')
  expect(charge.phase).toBe('charge')
  const main = standing(charge, sight(1), 'main-phase')
  expect(main.phase).toBe('main')
  expect(standing(main, sight(2, { active: 1, asked: [1] }), '').phase).toBe('charge')
})

test('while first hands are chosen there is no phase yet', () => {
  const before = standing(null, sight(0), 'redraw')
  expect(before.phase).toBe('')
  expect(standing(before, sight(1), '').phase).toBe('charge')
})

test('in a battle the player of the turn adds first', () => {
  const battle = { focus: { attacker: [3], guard: [4] } }
  expect(standing(null, sight(1, battle), 'offense-step').phase).toBe('offense')
  expect(standing(null, sight(1, { ...battle, asked: [1] }), '').phase).toBe('defense')
})
