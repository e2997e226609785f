import { describe, expect, it } from 'vitest'
import type { Result } from '$lib/messages'
import { apart, moments, moved, nearest, path, scale, ticks } from './plot'

const result: Result = {
  how: 'won',
  winners: [0],
  text: '',
  scores: [
    { seat: 0, total: 12, lines: [] },
    { seat: 1, total: 9, lines: [] },
  ],
}

describe('the plot of scores', () => {
  it('has a moment for each turn and one for the end, none for the set-up', () => {
    const turns = [
      { turn: 0, seat: 0, step: 0, scores: [0, 0] },
      { turn: 1, seat: 0, step: 2, scores: [0, 0] },
      { turn: 2, seat: 1, step: 9, scores: [3, 0] },
    ]
    expect(moments(turns, 20, result)).toEqual([
      { turn: 1, step: 2, scores: [0, 0] },
      { turn: 2, step: 9, scores: [3, 0] },
      { turn: 3, step: 20, scores: [12, 9] },
    ])
    expect(moments([], 0, result)).toEqual([])
  })

  it('is worth drawing only if something moves before the end', () => {
    const at = (turn: number, ...scores: number[]) => ({ turn, step: turn, scores })
    expect(moved([at(1, 0, 0), at(2, 0, 0), at(3, 5, 0)])).toBe(false)
    expect(moved([at(1, 0, 0), at(2, 0, 1), at(3, 5, 0)])).toBe(true)
    expect(moved([])).toBe(false)
  })

  it('marks the axis with round numbers that hold all values', () => {
    expect(ticks(0, 42)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(0, 8)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4])
    expect(ticks(0, 0)).toEqual([0, 1])
    expect(ticks(0, 1)).toEqual([0, 1])
  })

  it('scales both ways and survives a single value', () => {
    expect(scale([0, 10], [100, 0])(5)).toBe(50)
    expect(scale([3, 3], [7, 90])(3)).toBe(7)
  })

  it('draws a line', () => {
    expect(
      path([
        { x: 0, y: 1.25 },
        { x: 10, y: 2 },
      ]),
    ).toBe('M0 1.3L10 2')
  })

  it('keeps labels apart, in order and inside', () => {
    expect(apart([10, 11, 50], 10, 0, 100)).toEqual([10, 20, 50])
    expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100])
    expect(apart([20, 20], 10, 0, 100)).toEqual([20, 30])
    expect(apart([11, 10], 10, 0, 100)).toEqual([20, 10])
  })

  it('finds the moment under the pointer', () => {
    expect(nearest([0, 10, 20], 14)).toBe(1)
    expect(nearest([0, 10, 20], 99)).toBe(2)
  })
})
