import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import { guest } from '$lib/guest.svelte'
import { titled, waiting } from '$lib/waiting.svelte'

const told: string[] = []
const notification = Object.assign(
  vi.fn(function (_: string, { tag }: { tag: string }) {
    told.push(tag)
  }),
  { permission: 'granted' },
)
vi.stubGlobal('Notification', notification)

const found = (...tables: string[]) => vi.spyOn(api, 'waiting').mockResolvedValue({ tables })

beforeEach(() => {
  told.length = 0
  vi.spyOn(guest, 'look').mockResolvedValue()
  guest.name = 'Ada'
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})

test('the title counts the games that wait, and who looks away is told of new ones once', async () => {
  found('a')
  await waiting.look()
  expect(titled('Salon')).toMatch(/^\(1\) Salon · /)
  expect(told).toEqual([]) // it waited already
  found('a', 'b')
  await waiting.look()
  await waiting.look()
  expect(titled()).toMatch(/^\(2\) /)
  expect(told).toEqual(['b'])
  found()
  await waiting.look()
  expect(titled()).not.toContain('(')
})

test('whoever sees the page, or allowed no notification, gets none', async () => {
  found()
  await waiting.look()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  found('c')
  await waiting.look()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  notification.permission = 'denied'
  found('c', 'd')
  await waiting.look()
  expect(told).toEqual([])
})
