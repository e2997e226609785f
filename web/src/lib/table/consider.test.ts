import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Choice } from '$lib/messages'
import { considers } from './consider'
import type { Desk } from './desk.svelte'

const options = [{ key: 'a' }] as Choice[]
let button: HTMLButtonElement
let consider: ReturnType<typeof vi.fn>
let action: ReturnType<typeof considers>

beforeEach(() => {
  vi.useFakeTimers()
  button = document.body.appendChild(document.createElement('button'))
  consider = vi.fn()
  action = considers(button, [{ consider } as unknown as Desk, options])
})
afterEach(() => {
  action.destroy()
  button.remove()
  vi.useRealTimers()
})

test.each(['pointerenter', 'focus'])('resting on an option is a look at it: %s', (how) => {
  button.dispatchEvent(new Event(how))
  expect(consider).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(consider).toHaveBeenCalledExactlyOnceWith(options)
})

test('passing over it is none', () => {
  button.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(50)
  button.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(500)
  expect(consider).not.toHaveBeenCalled()
})

test('what is looked at is what can be chosen now', () => {
  const others = [{ key: 'b' }] as Choice[]
  button.dispatchEvent(new Event('focus'))
  action.update([{ consider } as unknown as Desk, others])
  vi.advanceTimersByTime(200)
  expect(consider).toHaveBeenCalledExactlyOnceWith(others)
})
