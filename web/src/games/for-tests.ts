/** What the tests of games share. */
import type { Sheet } from '$lib/messages'
import { expect } from 'vitest'

export const sheet = (slug: string, facts: Record<string, unknown> = {}, numbers: Record<string, number> = {}): Sheet =>
  ({ slug, name: slug, facts, numbers }) as unknown as Sheet

/** The same card always looks the same, and no two look alike. */
export function looksItself(emblem: (sheet: Sheet) => string, make: (slug: string) => Sheet): void {
  expect(emblem(make('one'))).toBe(emblem(make('one')))
  const all = Array.from({ length: 200 }, (_, place) => emblem(make(`card ${place}`)))
  expect(new Set(all).size).toBe(200)
}
