import { describe, expect, it, vi } from 'vitest'
import type { ReplayPart, ReplayStep } from '$lib/messages'
import { allSteps, PART, Steps, stretches, turnAfter, turnAt, turnBefore, within } from './timeline'

const TURNS = [
  { turn: 1, seat: 0, step: 2, scores: [] },
  { turn: 2, seat: 1, step: 6, scores: [] },
  { turn: 3, seat: 0, step: 8, scores: [] },
]

describe('the time line', () => {
  it('knows the turn of a step', () => {
    expect(turnAt(TURNS, 0)).toBe(-1)
    expect(turnAt(TURNS, 2)).toBe(0)
    expect(turnAt(TURNS, 7)).toBe(1)
    expect(turnAt(TURNS, 99)).toBe(2)
  })

  it('jumps between turns', () => {
    expect(turnBefore(TURNS, 7)).toBe(6)
    expect(turnBefore(TURNS, 6)).toBe(2)
    expect(turnBefore(TURNS, 1)).toBe(0)
    expect(turnAfter(TURNS, 0, 9)).toBe(2)
    expect(turnAfter(TURNS, 6, 9)).toBe(8)
    expect(turnAfter(TURNS, 8, 9)).toBe(9)
  })

  it('keeps a step within the game, whatever an address says', () => {
    expect(within(-4, 9)).toBe(0)
    expect(within(12, 9)).toBe(9)
    expect(within(Number('x'), 9)).toBe(0)
    expect(within(3.7, 9)).toBe(3)
  })

  it('gives each turn its stretch', () => {
    expect(stretches(TURNS, 10)).toEqual([
      { start: 0.2, length: 0.4 },
      { start: 0.6, length: 0.2 },
      { start: 0.8, length: 0.2 },
    ])
  })
})

describe('the steps', () => {
  const server = (last: number) =>
    vi.fn((from: number, to: number): Promise<ReplayPart> => {
      expect(to - from).toBeLessThan(PART)
      expect(to).toBeLessThanOrEqual(last)
      return Promise.resolve({
        steps: Array.from({ length: to - from + 1 }, (_, n) => ({ step: from + n }) as ReplayStep),
      })
    })

  it('fetches each part once, the next one ahead of time', async () => {
    const fetch = server(120)
    const steps = new Steps(120, fetch)
    expect((await steps.get(3)).step).toBe(3)
    expect(fetch.mock.calls).toEqual([[0, 49]])
    await steps.get(45)
    expect(fetch.mock.calls).toEqual([[0, 49], [50, 99]]) // prettier-ignore
    expect((await steps.range(48, 51)).map(({ step }) => step)).toEqual([48, 49, 50, 51])
    expect(fetch).toHaveBeenCalledTimes(2)
    await steps.get(120)
    expect(fetch).toHaveBeenLastCalledWith(100, 120)
  })

  it('tries again after a failure', async () => {
    const fetch = server(9)
    fetch.mockRejectedValueOnce(new Error('lost'))
    const steps = new Steps(9, fetch)
    await expect(steps.get(0)).rejects.toThrow('lost')
    expect((await steps.get(0)).step).toBe(0)
  })
})

it('all steps of a game come part after part', async () => {
  const asked: [number, number][] = []
  const fetch = (from: number, to: number) => {
    asked.push([from, to])
    return Promise.resolve({
      steps: Array.from({ length: to - from + 1 }, (_, n) => ({ step: from + n })),
    } as ReplayPart)
  }
  const all = await allSteps(PART * 11 + 3, fetch, 0)
  expect(all.map(({ step }) => step)).toEqual(Array.from({ length: PART * 11 + 4 }, (_, n) => n))
  expect(asked.at(-1)).toEqual([PART * 11, PART * 11 + 3])
})
