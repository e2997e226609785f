import { describe, expect, it } from 'vitest'
import type { Result } from '$lib/messages'
import { ranked, told } from './endings'

const result = (winners: number[], ...totals: number[]): Result => ({
  how: 'won',
  winners,
  text: '',
  scores: totals.map((total, seat) => ({ seat, total, lines: [] })),
})

describe('the end of a game', () => {
  it('puts winners first, then the best', () => {
    expect(ranked(result([2], 5, 9, 7)).map((score) => score.seat)).toEqual([2, 1, 0])
  })

  it('tells players of one name apart', () => {
    expect(told(['Ann', '', ''], ['Red', 'Red', 'Blue'])).toEqual(['Ann', 'Red', 'Blue'])
    expect(told(['', ''], ['Braise', 'Braise'])).toEqual(['Braise 1', 'Braise 2'])
  })
})
