import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Passing } from './passing.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.restoreAllMocks())

/** How long the page takes to pass, in milliseconds. */
function time(passing: Passing, watched = true): number {
  const [begun, pass] = [performance.now(), vi.fn(() => performance.now())]
  passing.ask()
  passing.begin(pass, watched)
  vi.runAllTimers()
  return (pass.mock.results[0]!.value as number) - begun
}

test('the page passes as slowly as the person does', () => {
  const passing = new Passing()
  for (let number = 0; number < 25; number++) {
    passing.ask()
    vi.advanceTimersByTime(number % 2 ? 700 : 60_000)
    passing.took()
  }
  const seen = new Set(Array.from({ length: 60 }, () => Math.round(time(passing))))
  expect(seen).toEqual(new Set([700, 8000]))
})

test('where no other person waits it passes at once', () => {
  expect(time(new Passing(), false)).toBe(0)
})

test('who wants to be asked all the same stops it', () => {
  const [passing, pass] = [new Passing(), vi.fn()]
  passing.begin(pass, true)
  expect(passing.soon).toBe(true)
  passing.stop()
  vi.runAllTimers()
  expect(pass).not.toHaveBeenCalled()
  expect(passing.soon).toBe(false)
})
