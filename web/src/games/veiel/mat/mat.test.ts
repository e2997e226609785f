import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Book } from '$lib/books'
import type { Choice, Intent, Question, Sight } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { Desk } from '$lib/table/desk.svelte'
import Mat from '$parts/table/Mat.svelte'

const words = (text: string) => ({ fr: text, en: text })
const sheet = (slug: string, facts: Record<string, unknown>) =>
  [
    slug,
    {
      slug,
      name: slug,
      title: words(slug),
      kind: words(''),
      text: words(''),
      facts,
      numbers: {},
      details: [],
      rules: [],
    },
  ] as const
const ZONES = ['hand', 'deck', 'discard', 'wounds', 'camp']
const book = {
  about: { name: 'veiel', zones: [], numbers: [], counters: [] },
  cards: new Map([
    sheet('knight', { kind: 'hero', colours: ['violet'] }),
    sheet('healer', { kind: 'hero', colours: ['vert'] }),
    sheet('zombi', { kind: 'enemy', tier: 'basic', zone: 'contact' }),
    sheet('gust', { kind: 'initiate', colours: ['rouge'], types: ['attaque'], zone: 'arc', hero: 'knight' }),
    sheet('tir', { kind: 'base', types: ['attaque'], zone: 'tir' }),
  ]),
  facets: [],
} as unknown as Book

/** The knight on row 2, column 3, the healer on row 4, column 6, a zombi on row 2, column 4 and one on row 1, column 3. */
const sight = (intents: Intent[] = []): Sight =>
  ({
    seat: 0,
    players: 2,
    active: 0,
    counters: { encounter: 1, round: 2, 'enemies-turn': 0 },
    zones: {
      board: [
        [
          { tag: 12, slug: 'zombi', place: 3, counters: { lives: 1, toughness: 2 } },
          { tag: 1, slug: 'knight', place: 9, counters: { block: 2 } },
          { tag: 11, slug: 'zombi', place: 10, counters: { lives: 3, wounds: 1, toughness: 2 } },
          { tag: 2, slug: 'healer', place: 24 },
        ],
      ],
      limbo: [[{ tag: 31, slug: 'gust' }]],
      ...Object.fromEntries(ZONES.map((zone) => [zone, [[], []]])),
      hand: [
        [
          { tag: 21, slug: 'gust' },
          { tag: 22, slug: 'tir' },
        ],
        [],
      ],
      deck: [[{}, {}, {}, {}], []],
    },
    focus: {},
    asked: [0],
    ending: null,
    grids: { board: { rows: 4, columns: 6 } },
    intents,
    lasting: [],
    standing: [],
  }) as Sight

const option = (key: string, kind: string, card = 0, value = 0, cell = 0): Choice => ({
  key,
  kind,
  card,
  value,
  label: key,
  place: cell ? { zone: 'board', seat: 0, cell } : null,
})
const question = (ask: string, options: Choice[], card = 0): Question => ({
  ask,
  text: ask,
  card,
  asker: '',
  says: [],
  because: null,
  least: 1,
  most: 1,
  options,
  none: '',
  same: false,
})

const answer = vi.fn(() => Promise.resolve())
const look = vi.fn(() => Promise.resolve())
const foresee = vi.fn(() => Promise.resolve(false))
const foretell = vi.fn((): Promise<Intent[] | null> => Promise.resolve(null))
let desk: Desk
let mat: object

beforeEach(async () => {
  answer.mockClear()
  look.mockClear()
  foretell.mockResolvedValue(null)
  settings.language = 'en'
  desk = new Desk(book, { answer, look, foresee, foretell } as unknown as Desk['hands'])
  desk.me = 0
  desk.mine = [0, 1]
  desk.seats = ['knight', 'healer'].map((hero) => ({
    kind: 'person',
    name: 'Ada',
    bot: '',
    online: true,
    choices: { hero },
    called: hero,
    away: 0,
    due: null,
    avatar: '',
  }))
  desk.sight = sight()
  mat = mount(Mat, { target: document.body, props: { desk } })
  await vi.waitFor(() => expect(document.querySelector('.veiel')).toBeTruthy(), 60_000)
  flushSync()
}, 60_000)
afterEach(() => void unmount(mat))

const cell = (number: number) => document.querySelector<HTMLElement>(`[data-cell="board/0/${number}"]`)!
const button = (number: number) => cell(number).querySelector('button')!
const cells = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`.cell.${name}`)].map((one) => Number(one.dataset.cell!.split('/')[2]))
function ask(asked: Question): void {
  desk.ask(asked)
  flushSync()
}
function fire(element: EventTarget, event: Event): void {
  element.dispatchEvent(event)
  flushSync()
}
const enter = (element: Element) => fire(element, new Event('pointerenter'))

test('a cell says where it is, who stands there, how they are and what they intend', () => {
  expect(button(10).getAttribute('aria-label')).toBe('row 2, column 4: zombi, 3 lives, 1 of 2 damage to the next life')
  expect(button(1).getAttribute('aria-label')).toBe('row 1, column 1, empty')
  expect(button(9).getAttribute('aria-label')).toBe('row 2, column 3: knight, 2 block, 1 more wound')
  desk.sight = sight([
    { card: 11, path: [], facing: 2, targets: [1], amounts: [4], harm: [2], sure: true, note: '' },
    { card: 12, path: [4], facing: 0, targets: [], amounts: [], harm: [], sure: true, note: '' },
  ])
  flushSync()
  expect(button(10).getAttribute('aria-label')).toContain('will attack knight for 4')
  expect(button(3).getAttribute('aria-label')).toContain('will move 1')
  expect(cell(9).querySelector('.coming')?.textContent.trim()).toBe('2')
  expect(document.querySelector('.beside')?.textContent).toContain('knight: 4 damage, 2 wounds after block')
  expect(document.querySelectorAll('.attack')).toHaveLength(1)
})

test('what lasts upon a figure is seen on it, in the lists, and said', () => {
  expect(document.querySelector('.under')).toBeNull()
  desk.sight = {
    ...sight(),
    lasting: [
      { card: 11, of: 'gust' },
      { card: 11, of: 'tir' },
      { card: 2, of: 'gust' },
    ],
  }
  flushSync()
  expect(cell(10).querySelector('.under')?.textContent.trim()).toBe('2')
  expect(cell(24).querySelector('.under')?.textContent.trim()).toBe('')
  expect(cell(9).querySelector('.under')).toBeNull()
  expect(button(10).getAttribute('aria-label')).toContain('under the effect of gust, tir')
  const told = [...document.querySelectorAll('.about small')].map((one) => one.textContent.trim())
  expect(told).toContain('gust, tir')
  expect(told).toContain('gust')
})

test('a click plays a card at once, its button below discards it; a finger is asked', () => {
  const both = [option('play:tir', 'play', 22), option('discard:tir', 'discard', 22), option('end', 'end')]
  ask(question('hero-turn', both))
  const card = document.querySelector<HTMLElement>('[data-tag="22"] > button')!
  card.click()
  expect(answer).toHaveBeenLastCalledWith(['play:tir'])
  desk.sending = false
  document.querySelector<HTMLElement>('.step')!.click()
  expect(answer).toHaveBeenLastCalledWith(['discard:tir'])
  desk.sending = false
  fire(card, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch', button: 1 }))
  card.click()
  expect(desk.menu?.options.map(({ kind }) => kind)).toEqual(['play', 'discard'])
})

test('a card that is looked at shows its zone, however it is turned', () => {
  enter(document.querySelector('.hand li:last-child')!)
  expect(cells('zone')).toEqual([7, 11, 12, 21])
  fire(document.querySelector('.hand li:last-child')!, new Event('pointerleave'))
  expect(cells('zone')).toEqual([])
})

test('a zone is turned by hover, wheel and key; a click settles it', () => {
  const turns = [option('turn/right', 'turn', 31, 0), option('turn/up', 'turn', 31, 3)]
  ask(question('turn-zone', turns, 31))
  expect(cells('aimed')).toEqual([4, 10, 16])
  enter(cell(3))
  expect(cells('aimed')).toEqual([2, 3, 4])
  fire(window, new KeyboardEvent('keydown', { key: 'r' }))
  expect(cells('aimed')).toEqual([4, 10, 16])
  fire(document.querySelector('.board')!, new WheelEvent('wheel', { deltaY: 1, cancelable: true }))
  expect(cells('aimed')).toEqual([2, 3, 4])
  button(3).click()
  expect(answer).toHaveBeenLastCalledWith(['turn/up'])
})

test('a finger turns a zone first, and settles it with a second touch', () => {
  ask(question('turn-zone', [option('turn/right', 'turn', 31, 0), option('turn/up', 'turn', 31, 3)], 31))
  fire(cell(3), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch', button: 1 }))
  button(3).click()
  flushSync()
  expect(answer).not.toHaveBeenCalled()
  expect(cells('aimed')).toEqual([2, 3, 4])
  button(3).click()
  expect(answer).toHaveBeenLastCalledWith(['turn/up'])
})

test('where a hero may go is lit; the own cell means to stay', () => {
  ask(
    question(
      'walk',
      [8, 9, 15].map((at) => option(`cell/${at}`, 'cell', 1, at, at)),
      31,
    ),
  )
  expect(cells('lit')).toEqual([8, 9, 15])
  expect(cell(9).textContent).toContain('Stay')
  button(9).click()
  expect(answer).toHaveBeenLastCalledWith(['cell/9'])
})

test('the way to a cell goes around enemies, and is drawn', () => {
  ask(
    question(
      'walk',
      [8, 9, 11].map((at) => option(`cell/${at}`, 'cell', 1, at, at)),
      31,
    ),
  )
  enter(cell(11))
  expect(document.querySelector('.going')?.getAttribute('points')).toBe('2.5,1.5 2.5,2.5 3.5,2.5 4.5,2.5 4.5,1.5')
})

test('F reads what the enemies intend', () => {
  desk.sight = sight([{ card: 11, path: [], facing: 2, targets: [1], amounts: [4], harm: [4], sure: true, note: '' }])
  flushSync()
  fire(window, new KeyboardEvent('keydown', { key: 'f' }))
  expect(desk.bubble?.texts).toEqual(['zombi: knight: 4 damage'])
})

test('what the enemies would do after a choice that is looked at', async () => {
  const strike = (harm: number): Intent => ({
    ...{ card: 11, path: [], facing: 2, targets: [1], sure: true, note: '' },
    amounts: [harm],
    harm: [harm],
  })
  desk.sight = sight([strike(5)])
  ask(question('hero-turn', [option('play:tir', 'play', 22), option('discard:tir', 'discard', 22)]))
  foretell.mockResolvedValue([strike(2)])
  enter(document.querySelector('.hand li:last-child')!)
  await vi.waitFor(() =>
    expect(document.querySelector('.forecast')?.textContent.trim()).toBe(
      'With this choice: knight takes 2 wounds instead of 5',
    ),
  )
  expect(foretell).toHaveBeenLastCalledWith('play:tir')
  expect(cell(9).querySelector('.coming')?.textContent.trim()).toBe('5→2')
  fire(document.querySelector('.hand li:last-child')!, new Event('pointerleave'))
  expect(cell(9).querySelector('.coming')?.textContent.trim()).toBe('5')
})

test('another of one’s heroes who may play is gone to by a touch', () => {
  desk.sight = { ...sight(), asked: [0, 1] }
  ask(question('who-plays', [option('go/0', 'go', 1)]))
  button(24).click()
  expect(look).toHaveBeenCalledWith(1)
  expect(desk.loose.map((option) => option.key)).toEqual(['go/0']) // in words, too
})

test('while heroes are placed nobody plays, not even who stands already', () => {
  const turns = () => [...document.querySelectorAll('section .turn')].map((each) => each.textContent.trim())
  desk.sight = { ...sight(), asked: [1] }
  flushSync()
  expect(turns()[0]).toBe('plays')
  desk.sight = { ...sight(), asked: [1], counters: { encounter: 1, round: 0, 'enemies-turn': 0 } }
  flushSync()
  expect(turns()[0]).toBe('')
})

test('Rewards lie where the board was, with healing beside them', () => {
  const shown = sight()
  desk.sight = {
    ...shown,
    zones: {
      ...shown.zones,
      shown: [
        [
          { tag: 41, slug: 'tir' },
          { tag: 42, slug: 'gust' },
        ],
      ],
    },
  }
  ask(
    question('reward', [
      option('take:tir', 'take', 41),
      option('take:gust', 'take', 42),
      option('heal', 'heal-wounds'),
    ]),
  )
  expect(document.querySelector('.board')).toBeNull()
  document.querySelector<HTMLElement>('.heal')!.click()
  expect(answer).toHaveBeenLastCalledWith(['heal'])
})
