import { expect, test } from 'vitest'
import type { Question } from '$lib/messages'
import { closing, nearest, wanted } from './keys'

const at = (x: number, y: number) => ({ rect: new DOMRect(x, y, 10, 10) })

test('arrows find the nearest in their direction', () => {
  const all = [at(0, 0), at(100, 0), at(200, 5), at(100, 80)]
  const from = new DOMRect(0, 0, 10, 10)
  expect(nearest(from, all, [1, 0])).toBe(1)
  expect(nearest(new DOMRect(100, 0, 10, 10), all, [0, 1])).toBe(3)
  expect(nearest(from, all, [-1, 0])).toBe(-1)
})

test('the closing option ends the turn, or else declines', () => {
  const option = (kind: string) => ({ key: kind, kind, card: 0, value: 0, label: kind, place: null })
  expect(closing([option('no'), option('end')])?.kind).toBe('end')
  expect(closing([option('yes'), option('no')])?.kind).toBe('no')
  expect(closing([option('player')])).toBeUndefined()
})

test('gold is for what a card offers or the only thing to do, never for a no', () => {
  const option = (kind: string) => ({ key: kind, kind, card: 0, value: 0, label: kind, place: null })
  const asked = (...kinds: string[]) => ({ options: kinds.map(option), least: 1 }) as Question
  expect(wanted(option('yes'), asked('yes', 'no'))).toBe(true)
  expect(wanted(option('no'), asked('no'))).toBe(false)
  expect(wanted(option('end'), asked('play', 'end'))).toBe(false)
  expect(wanted(option('end'), asked('end'))).toBe(true)
  expect(wanted(option('go'), asked('go'))).toBe(true)
  expect(wanted(option('take'), { ...asked('take'), least: 0 })).toBe(false)
})
