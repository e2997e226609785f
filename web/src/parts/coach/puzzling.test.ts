import { expect, it } from 'vitest'
import { dayOf } from './puzzling.svelte'

it('the day changes at midnight where one is, and goes up by one', () => {
  const day = dayOf(new Date(2026, 10, 18, 0, 0, 1))
  expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe(day)
  expect(dayOf(new Date(2026, 10, 19, 0, 0, 1))).toBe(day + 1)
})
