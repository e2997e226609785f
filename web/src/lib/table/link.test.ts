import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromServer } from '$lib/messages'
import { Link, RefusedWish, type Socket } from './link'

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(code = 1000) {
    this.onclose?.({ code })
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let sockets: FakeSocket[]
let heard: FromServer[]
let statuses: string[]
let link: Link

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = []
  statuses = []
  link = new Link({
    open: () => {
      sockets.push(new FakeSocket())
      return sockets.at(-1)!
    },
    hello: () => ({ language: 'fr', invite: 'abc' }),
    heard: (message) => heard.push(message),
    changed: (status, end) => statuses.push(status + end),
  })
  link.start()
  sockets[0]!.onopen?.()
})
afterEach(() => vi.useRealTimers())

test('it says hello first, and is open once the server has answered', async () => {
  expect(sockets[0]!.sent).toEqual([{ is: 'hello', id: 1, language: 'fr', invite: 'abc' }])
  sockets[0]!.say({ is: 'done', id: 1 })
  await vi.runAllTimersAsync()
  expect(statuses).toEqual(['open'])
})

test('a request is fulfilled by the reply with its number', async () => {
  const asked = link.ask({ is: 'foresee', step: 4, key: 'end' })
  sockets[0]!.say({ is: 'done', id: 1 })
  sockets[0]!.say({ is: 'foreseen', id: 2, final: true })
  await expect(asked).resolves.toMatchObject({ final: true })
})

test('a refusal breaks the promise, with its text', async () => {
  const asked = link.ask({ is: 'undo' })
  sockets[0]!.say({ is: 'refused', id: 2, reason: 'too-late', text: 'Trop tard.', because: null })
  await expect(asked).rejects.toEqual(new RefusedWish('too-late', 'Trop tard.'))
})

test('what is not a reply is heard', () => {
  sockets[0]!.say({ is: 'trouble', text: 'x', over: false })
  expect(heard).toEqual([{ is: 'trouble', text: 'x', over: false }])
})

test('after a loss it connects again, waiting longer each time', async () => {
  const asked = link.ask({ is: 'begin' })
  sockets[0]!.onclose?.({ code: 1006 })
  await expect(asked).rejects.toMatchObject({ reason: 'offline' })
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(2)
  sockets[1]!.onclose?.({ code: 1012 })
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(700)
  expect(sockets).toHaveLength(3)
  sockets[2]!.onopen?.()
  sockets[2]!.say({ is: 'done', id: sockets[2]!.sent[0]!.id })
  await vi.advanceTimersByTimeAsync(0)
  expect(statuses).toEqual(['lost', 'lost', 'open'])
})

test.each([
  [4404, 'no-table'],
  [4410, 'damaged'],
  [4429, 'too-many'],
])('where trying again does not help it is not tried again: %i', async (code, end) => {
  sockets[0]!.onclose?.({ code })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(statuses).toEqual([`closed${end}`])
})
