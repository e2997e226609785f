import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Book } from '$lib/books'
import type { Choice, Question, Sight } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { Desk } from '$lib/table/desk.svelte'
import { press, type KeyDeeds } from '$lib/table/keys'
import Mat from './Mat.svelte'

const words = (text: string) => ({ fr: text, en: text })
const sheet = (slug: string) =>
  [slug, { slug, name: slug, title: words(slug), kind: words(''), text: words(''), facts: {}, numbers: {} }] as const
const book = {
  about: {
    name: 'a game without a folder',
    zones: [
      { name: 'board', label: words('Board'), common: true, sight: 'all' },
      { name: 'hand', label: words('Hand'), common: false, sight: 'owner' },
    ],
    numbers: [],
    counters: [],
  },
  cards: new Map(['hero', 'wolf', 'torch'].map(sheet)),
  facets: [],
} as unknown as Book
const sight = (grids: Sight['grids'] = {}): Sight => ({
  intents: [],
  lasting: [],
  standing: [],
  seat: 0,
  players: 1,
  active: 0,
  counters: {},
  zones: {
    board: [
      [
        { tag: 1, slug: 'hero', place: 1 },
        { tag: 2, slug: 'wolf', place: 5 },
      ],
    ],
    hand: [[{ tag: 3, slug: 'torch' }]],
  },
  focus: {},
  asked: [0],
  ending: null,
  grids,
})
const to = (key: string, cell: number, card = 0): Choice => ({
  key,
  kind: 'go',
  card,
  value: 0,
  label: key,
  place: cell ? { zone: 'board', seat: 0, cell } : null,
})
const question = (options: Choice[], card = 0, most = 1): Question => ({
  ask: 'where',
  text: 'Where?',
  card,
  asker: '',
  says: [],
  because: null,
  least: 1,
  most,
  options,
  none: '',
  same: false,
})

const answer = vi.fn(() => Promise.resolve())
const whyNot = vi.fn(() => Promise.resolve({ is: 'explained', id: 1, texts: ['Too far.'], rules: [] }))
let desk: Desk
let mat: object

beforeEach(async () => {
  answer.mockClear()
  whyNot.mockClear()
  settings.language = 'en'
  desk = new Desk(book, { answer, whyNot, foresee: () => Promise.resolve(false) } as unknown as Desk['hands'])
  desk.me = 0
  desk.sight = sight({ board: { rows: 2, columns: 3 } })
  mat = mount(Mat, { target: document.body, props: { desk } })
  await vi.waitFor(() => expect(document.querySelector('.plain')).toBeTruthy(), 10_000)
  flushSync()
})
afterEach(() => void unmount(mat))

const cell = (number: number) => document.querySelector<HTMLElement>(`[data-cell="board/0/${number}"]`)!
const button = (number: number) => cell(number).querySelector('button')!
const lit = () => [...document.querySelectorAll<HTMLElement>('.cell.lit')].map((one) => one.dataset.cell!.slice(-1))
const ask = (asked: Question) => {
  desk.ask(asked)
  flushSync()
}
const key = (name: string) => {
  press(new KeyboardEvent('keydown', { key: name }), desk, {} as KeyDeeds)
  flushSync()
}
/** Drag a card and let it go over something. */
const drag = (tag: number, goal: Element) => {
  const card = document.querySelector(`[data-tag="${tag}"]`)!
  const at = (type: string, clientX: number) =>
    new PointerEvent(type, { clientX, clientY: 0, bubbles: true, button: 0 })
  card.dispatchEvent(at('pointerdown', 0))
  dispatchEvent(at('pointermove', 50))
  flushSync()
  const during = lit()
  document.elementFromPoint = () => goal
  dispatchEvent(at('pointerup', 50))
  flushSync()
  return during
}

test('cards lie on their cells, each cell says where it is and what lies there', () => {
  expect(document.querySelectorAll('[role=row]')).toHaveLength(2)
  expect(document.querySelectorAll('[data-cell]')).toHaveLength(6)
  expect(button(6).getAttribute('aria-label')).toBe('row 2, column 3, empty')
  expect(button(5).getAttribute('aria-label')).toBe('wolf, row 2, column 2')
  settings.language = 'fr'
  flushSync()
  expect(button(6).getAttribute('aria-label')).toBe('ligne 2, colonne 3, vide')
})

test('cells that an option names are lit, and clicked', () => {
  ask(question([to('go to 2', 2), to('go to 4', 4), to('stay', 0)]))
  expect(lit()).toEqual(['2', '4'])
  expect(desk.loose.map((option) => option.key)).toEqual(['stay'])
  button(3).click()
  expect(answer).not.toHaveBeenCalled()
  button(4).click()
  expect(answer).toHaveBeenCalledWith(['go to 4'])
})

test('a card that lies alone on a cell is chosen for it', () => {
  ask(question([to('bite the wolf', 5), to('go to 2', 2)]))
  expect(button(5).getAttribute('aria-label')).toBe('wolf, row 2, column 2, bite the wolf')
  button(5).click()
  expect(answer).toHaveBeenCalledWith(['bite the wolf'])
})

test('a card that can only go to cells is taken up, and put down again', () => {
  ask(question([to('hero to 2', 2, 1), to('hero to 4', 4, 1), to('wolf to 2', 2, 2), to('wolf to 6', 6, 2)]))
  expect(lit()).toEqual(['2', '4', '6'])
  button(1).click()
  flushSync()
  expect(lit()).toEqual(['2', '4'])
  expect(button(1).getAttribute('aria-pressed')).toBe('true')
  expect(desk.cancel()).toBe(true)
  flushSync()
  expect(lit()).toEqual(['2', '4', '6'])
  button(1).click()
  flushSync()
  button(2).click()
  expect(answer).toHaveBeenCalledWith(['hero to 2'])
})

test('where several could go to a cell, it asks which', () => {
  ask(question([to('hero to 2', 2, 1), to('wolf to 2', 2, 2)]))
  button(2).click()
  expect(desk.menu?.options.map((option) => option.key)).toEqual(['hero to 2', 'wolf to 2'])
})

test('a card is dropped on a cell: one of which an option speaks, or because of which it is asked', () => {
  ask(question([to('hero to 2', 2, 1), to('hero to 4', 4, 1), to('wolf to 6', 6, 2)]))
  expect(drag(1, cell(6))).toEqual(['2', '4'])
  expect(answer).not.toHaveBeenCalled()
  expect(desk.held).toBe(0)
  drag(1, cell(4))
  expect(answer).toHaveBeenLastCalledWith(['hero to 4'])
  desk.sending = false
  ask(question([to('light 3', 3), to('light 6', 6)], 3))
  drag(3, cell(6))
  expect(answer).toHaveBeenLastCalledWith(['light 6'])
})

test('a card dropped on a cell answers the question that follows', async () => {
  ask(question([to('play the torch', 0, 3)]))
  drag(3, cell(6))
  expect(answer).toHaveBeenLastCalledWith(['play the torch'])
  await Promise.resolve()
  desk.ask(question([to('light 3', 3), to('light 6', 6)]))
  await vi.waitFor(() => expect(answer).toHaveBeenLastCalledWith(['light 6']))
})

test('arrows lead from cell to cell, and a card that is taken up leads to where it may go', () => {
  ask(question([to('hero to 2', 2, 1), to('hero to 6', 6, 1)]))
  button(1).focus()
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowRight']) key(arrow)
  expect(document.activeElement).toBe(button(6))
  button(1).focus()
  button(1).click()
  flushSync()
  expect(document.activeElement).toBe(button(2))
})

test('who points at a cell is seen there, and P points at the one that has the focus', () => {
  desk.seats = ['Ada', 'Bob'].map((name) => ({
    kind: 'person',
    name,
    bot: '',
    online: true,
    choices: {},
    called: '',
    away: 0,
    due: null,
    avatar: '',
  }))
  desk.mine = [0]
  desk.pings.show(1, { zone: 'board', seat: 0, cell: 6 })
  flushSync()
  expect(cell(6).querySelector('[data-ping="1"]')?.textContent).toContain('Bob')
  button(5).focus()
  key('p')
  expect(cell(5).querySelector('[data-ping="0"]')?.textContent).toContain('Ada')
})

test('a card on no cell lies beside the grid', () => {
  desk.sight = { ...desk.sight!, zones: { board: [[{ tag: 4, slug: 'wolf' }]] } }
  flushSync()
  expect(document.querySelector('[data-cell] [data-tag]')).toBeNull()
  expect(document.querySelector('.box [data-tag="4"]')).toBeTruthy()
})

test('several cells are chosen and confirmed', async () => {
  ask(question([to('2', 2), to('4', 4), to('6', 6)], 0, 2))
  button(2).click()
  button(6).click()
  flushSync()
  expect(button(2).getAttribute('aria-pressed')).toBe('true')
  await desk.confirm()
  expect(answer).toHaveBeenCalledWith(['2', '6'])
})

test('without a grid an option that names a place has a button like any other', () => {
  desk.sight = sight()
  flushSync()
  ask(question([to('go to 2', 2), to('stay', 0)]))
  expect(document.querySelector('[data-cell]')).toBeNull()
  expect(desk.loose.map((option) => option.key)).toEqual(['go to 2', 'stay'])
})
