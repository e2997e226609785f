import { expect, test } from 'vitest'
import type { Seat } from '$lib/messages'
import { asksInstead } from './seats'

const seat = (bot = ''): Seat => ({
  kind: 'person',
  name: '',
  bot,
  online: true,
  choices: {},
  called: '',
  away: 0,
  due: null,
  avatar: '',
})
const seats = [seat(), seat(), seat()]

test('another of my seats is asked', () => {
  expect(asksInstead({ me: 0, mine: [0, 2], seats }, { asked: [2] })).toBe(2)
  expect(asksInstead({ me: -1, mine: [0, 2], seats }, { asked: [1, 2] })).toBe(2)
})

test('nothing changes while the seat that is shown is asked, or none of mine', () => {
  expect(asksInstead({ me: 0, mine: [0, 2], seats }, { asked: [0, 2] })).toBe(-1)
  expect(asksInstead({ me: 0, mine: [0, 2], seats }, { asked: [1] })).toBe(-1)
  expect(asksInstead({ me: 0, mine: [0, 2], seats }, null)).toBe(-1)
})

test('who plays one seat, or lets a bot play the other, stays there', () => {
  expect(asksInstead({ me: -1, mine: [1], seats }, { asked: [1] })).toBe(-1)
  expect(asksInstead({ me: 0, mine: [0, 1], seats: [seat(), seat('greedy'), seat()] }, { asked: [1] })).toBe(-1)
})
