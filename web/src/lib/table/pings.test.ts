import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Book } from '$lib/books'
import type { Cell, Seat } from '$lib/messages'
import { Desk } from './desk.svelte'
import { pointing } from './pointing'

const seat = (kind: Seat['kind']): Seat => ({
  kind,
  name: '',
  bot: '',
  online: true,
  choices: {},
  called: '',
  away: 0,
  due: null,
  avatar: '',
})
const here: Cell = { zone: 'board', seat: 0, cell: 9 }
const point = vi.fn<(place: Cell | null) => Promise<boolean>>(() => Promise.resolve(true))
let desk: Desk
let felt: HTMLElement
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  point.mockClear()
  desk = new Desk({ about: { name: 'x' }, cards: new Map() } as unknown as Book, { point } as unknown as Desk['hands'])
  desk.seats = [seat('person'), seat('person')]
  desk.me = 0
  desk.mine = [0]
  document.body.innerHTML =
    '<div><p data-cell="board/0/9"><button></button></p><p data-cell="board/0/10"><b data-tag="1"></b></p></div>'
  felt = document.body.firstElementChild as HTMLElement
  end = pointing(felt, desk).destroy
})
afterEach(() => {
  end()
  vi.useRealTimers()
})
const empty = () => felt.querySelector('button')!
const figure = () => felt.querySelector('b')!
const send = (on: Element, kind: string, more: object = {}) => {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true })
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value })
  on.dispatchEvent(event)
  return event
}

test('who points is seen at one cell, for a few seconds', () => {
  desk.pings.show(1, here)
  expect(desk.pings.at('board/0/9')).toEqual([1])
  desk.pings.show(1, { ...here, cell: 10 })
  expect(desk.pings.at('board/0/9')).toEqual([])
  expect(desk.pings.at('board/0/10')).toEqual([1])
  vi.advanceTimersByTime(10_000)
  expect(desk.pings.all).toEqual([])
})

test('to point again at the same cell lets go of it', async () => {
  await desk.point('board/0/9')
  await desk.point('board/0/9')
  expect(point.mock.calls).toEqual([[here], [null]])
  expect(desk.pings.all).toEqual([])
})

test('what the server refuses is not shown', async () => {
  point.mockResolvedValueOnce(false)
  await desk.point('board/0/9')
  expect(desk.pings.all).toEqual([])
})

test('nobody points who is alone or only watches', async () => {
  desk.mine = [0, 1]
  await desk.point('board/0/9')
  desk.mine = []
  desk.me = -1
  await desk.point('board/0/9')
  expect(point).not.toHaveBeenCalled()
})

test('Alt and a click point at any cell, and do nothing else', () => {
  expect(send(figure(), 'click', { altKey: true }).defaultPrevented).toBe(true)
  expect(point).toHaveBeenCalledWith({ ...here, cell: 10 })
  expect(send(figure(), 'click').defaultPrevented).toBe(false)
})

test('a right click points where no card lies', () => {
  expect(send(figure(), 'contextmenu').defaultPrevented).toBe(false)
  expect(point).not.toHaveBeenCalled()
  send(empty(), 'contextmenu')
  expect(point).toHaveBeenCalledWith(here)
})

test('a long press points once, and its click is none', () => {
  send(empty(), 'pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
  vi.advanceTimersByTime(500)
  send(empty(), 'contextmenu')
  expect(send(empty(), 'click').defaultPrevented).toBe(true)
  expect(point).toHaveBeenCalledTimes(1)
})

test('a finger that moves on or leaves soon does not point', () => {
  send(empty(), 'pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
  send(empty(), 'pointermove', { pointerType: 'touch', clientX: 30, clientY: 5 })
  vi.advanceTimersByTime(500)
  send(empty(), 'pointerdown', { pointerType: 'touch', clientX: 5, clientY: 5 })
  send(empty(), 'pointerup', { pointerType: 'touch' })
  vi.advanceTimersByTime(500)
  expect(point).not.toHaveBeenCalled()
})
