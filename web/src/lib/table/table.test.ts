import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Book } from '$lib/books'
import type { Choice, Happened, Question, Sight, State, TableInfo } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { Desk } from './desk.svelte'
import type { Socket } from './link'
import { LiveTable } from './table.svelte'

class FakeSocket implements Socket {
  sent: { is: string; id: number; [key: string]: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(data: string) {
    this.sent.push(JSON.parse(data) as FakeSocket['sent'][number])
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  last(is: string) {
    return this.sent.findLast((message) => message.is === is)
  }
}

const about = { name: 'x', title: { fr: '', en: '' }, zones: [], numbers: [], counters: [], modes: [] }
const book = { about, cards: new Map(), facets: [] } as unknown as Book
const option = (key: string, card = 0): Choice => ({ key, kind: 'card', card, value: 0, label: key, place: null })
const question = (text: string, options: Choice[], least = 1, most = 1): Question => ({
  ask: 'x',
  text,
  card: 0,
  asker: '',
  says: [],
  because: null,
  least,
  most,
  options,
  none: '',
  same: false,
})
const sight = (turn: number, hand: number[] = []): Sight => ({
  intents: [],
  lasting: [],
  standing: [],
  seat: 0,
  players: 2,
  active: 0,
  counters: { turn },
  zones: { hand: [hand.map((tag) => ({ tag, slug: `card ${tag}` })), []] },
  focus: {},
  grids: {},
  asked: [0],
  ending: null,
})
const info = { id: 't', game: 'x', status: 'playing', me: 0, mine: [0], seats: [], undo: null } as unknown as TableInfo
const state = (step: number, asked: Question | null): State => ({
  is: 'state',
  language: 'fr',
  step,
  table: info,
  sight: sight(step),
  question: asked,
  may_undo: 'no',
  may_concede: false,
  remaining: null,
  log: [],
  earlier: 0,
  chat: [],
  result: null,
})
const happened = (step: number, seat: number, asked: Question | null = null): Happened => ({
  is: 'happened',
  step,
  seat,
  deed: `deed ${step}`,
  events: [],
  lines: [{ text: `line ${step}`, rule: '', label: '', step, events: 0 }],
  sight: sight(step),
  question: asked,
  may_undo: 'free',
  may_concede: false,
  remaining: null,
  result: null,
})

let socket: FakeSocket
let table: LiveTable
let desk: Desk

beforeEach(async () => {
  vi.useFakeTimers()
  settings.speed = 'normal'
  table = new LiveTable('t', '', () => (socket = new FakeSocket()))
  table.start()
  socket.onopen?.()
  socket.say(state(4, question('which?', [option('a'), option('b')])))
  socket.say({ is: 'done', id: 1 })
  await vi.advanceTimersByTimeAsync(0)
  desk = new Desk(book, table)
  table.desk = desk
})
afterEach(() => vi.useRealTimers())

test('a state is laid on the desk, and what it asks is asked', () => {
  expect(table.status).toBe('open')
  expect(desk.sight?.counters.turn).toBe(4)
  expect(desk.question?.text).toBe('which?')
})

test('an answer names the step that asked', async () => {
  void desk.answer(['b'])
  expect(socket.last('answer')).toMatchObject({ step: 4, keys: ['b'] })
  expect(desk.sending).toBe(true)
  socket.say({ is: 'done', id: socket.last('answer')!.id })
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.sending).toBe(false)
})

test('where all answers mean the same nobody is asked, unless they wish to be', async () => {
  const alike = { ...question('which life?', [option('one'), option('two'), option('three')]), same: true }
  socket.say(happened(5, 0, alike))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.last('answer')).toMatchObject({ step: 5, keys: ['one'] })
  socket.say({ is: 'done', id: socket.last('answer')!.id })
  settings.asks = true
  socket.say(happened(6, 0, alike))
  await vi.advanceTimersByTimeAsync(0)
  settings.asks = false
  expect(socket.last('answer')).toMatchObject({ step: 5 })
  expect(desk.question?.text).toBe('which life?')
})

test('what others do is told in the sentences of the log', async () => {
  socket.say(happened(5, 1))
  await vi.advanceTimersByTimeAsync(10)
  expect(table.deed).toEqual({ seat: 1, text: 'line 5.' })
})

test('what others do is shown step by step, at a pace that can be followed', async () => {
  socket.say(happened(5, 1))
  socket.say(happened(6, 1))
  socket.say(happened(7, 1, question('now?', [option('c')])))
  await vi.advanceTimersByTimeAsync(10)
  expect(desk.sight?.counters.turn).toBe(5)
  expect(desk.question).toBeNull()
  expect(table.behind).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(desk.sight?.counters.turn).toBe(7)
  expect(desk.question?.text).toBe('now?')
  expect(table.log.map((line) => line.text)).toEqual(['line 5', 'line 6', 'line 7'])
})

test('it can be skipped: the last step comes at once, and no line is lost', async () => {
  for (const step of [5, 6, 7, 8]) socket.say(happened(step, 1, step === 8 ? question('now?', [option('c')]) : null))
  await vi.advanceTimersByTimeAsync(10)
  table.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect(desk.sight?.counters.turn).toBe(8)
  expect(table.log).toHaveLength(4)
})

test('nobody waits for their own move', async () => {
  socket.say(happened(5, 0, question('and then?', [option('c')])))
  await vi.advanceTimersByTimeAsync(1)
  expect(desk.question?.text).toBe('and then?')
})

/** A mat that shows two halves of what happened, one after the other. */
const halves: Desk['parts'] = (before, events, after) =>
  events.length > 1
    ? [
        { sight: { ...before, active: 1 }, events: events.slice(0, 1) },
        { sight: after, events: events.slice(1) },
      ]
    : [{ sight: after, events }]
const twofold = (step: number): Happened => ({
  ...happened(step, 1, question('which?', [option('a')])),
  events: [{ kind: 'one' }, { kind: 'two' }],
  lines: ['first', 'second'].map((text) => ({ text, rule: '', label: '', step, events: 1 })),
})

test('what a mat shows in parts comes one after the other, and is asked about at the end', async () => {
  desk.parts = halves
  socket.say(twofold(5))
  await vi.advanceTimersByTimeAsync(10)
  expect([desk.sight?.active, desk.question, table.behind]).toEqual([1, null, 1])
  expect(table.log.map(({ text }) => text)).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(2000)
  expect([desk.sight?.active, desk.question?.text, table.behind]).toEqual([0, 'which?', 0])
  expect(table.log.map(({ text }) => text)).toEqual(['first', 'second'])
})

test('parts can be skipped, and no line is lost', async () => {
  desk.parts = halves
  socket.say(twofold(5))
  await vi.advanceTimersByTimeAsync(10)
  table.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect([desk.sight?.active, desk.question?.text]).toEqual([0, 'which?'])
  expect(table.log.map(({ text }) => text)).toEqual(['first', 'second'])
})

test('a gap is noticed, and the whole state asked for', async () => {
  socket.say(happened(6, 1))
  expect(socket.last('speak')).toBeTruthy()
  expect(desk.sight?.counters.turn).toBe(4)
})

test('a new state drops what was still to be shown', async () => {
  socket.say(happened(5, 1))
  socket.say(happened(6, 1))
  socket.say(state(3, question('again', [option('a')])))
  await vi.advanceTimersByTimeAsync(5000)
  expect(desk.sight?.counters.turn).toBe(3)
  expect(desk.question?.text).toBe('again')
})

test('a refusal is told, but not one that came too late', async () => {
  void table.wish({ is: 'undo' })
  socket.say({ is: 'refused', id: socket.last('undo')!.id, reason: 'no', text: 'Rien à annuler.', because: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.notice).toBe('Rien à annuler.')
  void table.wish({ is: 'undo' })
  socket.say({ is: 'refused', id: socket.last('undo')!.id, reason: 'too-late', text: 'x', because: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.notice).toBe('')
})

test('what cannot be undone is asked once somebody looks at it, and marked', async () => {
  expect(socket.last('foresee')).toBeUndefined()
  desk.consider([option('a')])
  expect(socket.last('foresee')).toMatchObject({ step: 4, key: 'a' })
  const first = socket.last('foresee')!.id
  socket.say({ is: 'foreseen', id: first, final: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([...desk.eyes]).toEqual(['a'])
  desk.consider([option('a')])
  expect(socket.last('foresee')!.id).toBe(first)
})

test('what could not be foreseen is asked again by the next look', async () => {
  desk.consider([option('a')])
  socket.say({ is: 'refused', id: socket.last('foresee')!.id, reason: 'too-fast', text: '', because: null })
  await vi.advanceTimersByTimeAsync(0)
  const first = socket.last('foresee')!.id
  desk.consider([option('a')])
  expect(socket.last('foresee')!.id).not.toBe(first)
})

test('what is foreseen for one question says nothing of the next', async () => {
  desk.consider([option('a')])
  const { id } = socket.last('foresee')!
  desk.ask(question('and then?', [option('a')]))
  socket.say({ is: 'foreseen', id, final: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.eyes.size).toBe(0)
})

test('cards that nobody can tell apart share their options', async () => {
  await desk.show(sight(4, [1, 2, 3]))
  desk.sight = {
    ...desk.sight!,
    zones: { hand: [[1, 2, 3].map((tag) => ({ tag, slug: tag < 3 ? 'twin' : 'other' })), []] },
  }
  desk.ask(question('which?', [option('play', 1), option('end')]))
  expect(desk.byTag.get(2)).toEqual(desk.byTag.get(1))
  expect(desk.byTag.has(3)).toBe(false)
  expect(desk.loose.map((one) => one.key)).toEqual(['end'])
})

test('several are collected and confirmed', async () => {
  desk.ask(question('which?', [option('a'), option('b'), option('c')], 1, 2))
  await desk.confirm()
  expect(socket.last('answer')).toBeUndefined()
  for (const key of ['a', 'b', 'c']) await desk.pick(option(key))
  expect(desk.chosen).toEqual(['a', 'b'])
  await desk.pick(option('a'))
  void desk.confirm()
  expect(socket.last('answer')).toMatchObject({ keys: ['b'] })
})

test('where all must be chosen, only the order is asked', () => {
  desk.ask(question('order?', [option('a'), option('b'), option('c')], 3, 3))
  expect(desk.ordering).toBe(true)
  desk.shift('c', -2)
  expect(desk.chosen).toEqual(['c', 'a', 'b'])
})

test('a card dropped on another answers the next question with it', async () => {
  await desk.show(sight(4, [1, 2]))
  desk.ask(question('which?', [option('play', 1)]))
  desk.dropped = { card: 2, cell: '' }
  void desk.act(1, document.body)
  expect(socket.last('answer')).toMatchObject({ keys: ['play'] })
  socket.say(happened(5, 0, question('whom?', [option('face it', 2), option('other', 9)])))
  socket.say({ is: 'done', id: socket.last('answer')!.id })
  await vi.advanceTimersByTimeAsync(1)
  expect(socket.last('answer')).toMatchObject({ step: 5, keys: ['face it'] })
})

test('chat lines come once', () => {
  const line = { number: 1, seat: 0, name: 'A', text: '<b>', at: 0, by: 'other' as const, muted: false }
  socket.say({ is: 'said', lines: [line], anew: false })
  socket.say({ is: 'said', lines: [line], anew: false })
  expect(table.chat).toHaveLength(1)
  socket.say({ is: 'said', lines: [{ ...line, text: '', muted: true }], anew: true })
  expect(table.chat).toMatchObject([{ muted: true }])
})

test('lines are written with the events they tell', async () => {
  vi.spyOn(desk, 'show').mockResolvedValue(1000)
  const line = (text: string, events: number) => ({ text, rule: '', label: '', step: 5, events })
  const draws = Array.from({ length: 4 }, () => ({ kind: 'move' }))
  socket.say({ ...happened(5, 1), events: draws, lines: [line('first', 3), line('second', 1)] })
  await vi.advanceTimersByTimeAsync(700)
  expect(table.log.map(({ text }) => text)).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(100)
  expect(table.log.map(({ text }) => text)).toEqual(['first', 'second'])
})

test('a whole state ends what was still being shown', async () => {
  socket.say(happened(5, 1, question('old?', [option('a')])))
  await vi.advanceTimersByTimeAsync(10)
  socket.say(state(4, question('new?', [option('b')])))
  await vi.advanceTimersByTimeAsync(2000)
  expect(desk.question?.text).toBe('new?')
  expect(table.log).toEqual([])
})

test('options that are all about one card stand in the bar, too', () => {
  desk.ask(question('how many?', [option('1', 7), option('2', 7)]))
  expect(desk.loose.map((one) => one.key)).toEqual(['1', '2'])
  expect(desk.tray).toEqual([])
  desk.ask(question('which?', [option('1', 7), option('end')]))
  expect(desk.loose.map((one) => one.key)).toEqual(['end'])
})

const two = (hot_seat: boolean, me = 0): TableInfo => ({ ...info, me, mine: [0, 1], hot_seat })
const asks = (message: Happened | State, seat: number) => ({ ...message, sight: { ...message.sight!, asked: [seat] } })
const looks = () => socket.sent.filter(({ is }) => is === 'look').map(({ seat }) => seat)

test('whoever plays two seats is shown the one that is asked, once what happened was seen', async () => {
  socket.say({ ...state(4, question('which?', [option('a')])), table: two(false) })
  void desk.answer(['a'])
  socket.say(asks(happened(5, 0), 1))
  await vi.advanceTimersByTimeAsync(2000)
  expect(looks()).toEqual([1])
  expect(socket.last('answer')).toMatchObject({ seat: 0 })
  socket.say(asks({ ...state(5, question('and you?', [option('b')])), table: two(false, 1) }, 1))
  expect([desk.me, desk.question?.text, looks()]).toEqual([1, 'and you?', [1]])
})

test('whoever looks at another seat by hand stays there until something happens', async () => {
  socket.say(asks({ ...state(4, question('which?', [option('a')])), table: two(false, 1) }, 1))
  void table.look(0)
  socket.say(asks({ ...state(4, null), table: two(false) }, 1))
  socket.say({ is: 'people', table: two(false), remaining: null, may_undo: 'no', may_concede: false })
  await vi.advanceTimersByTimeAsync(2000)
  expect(looks()).toEqual([0])
  socket.say(asks(happened(5, 1), 1))
  await vi.advanceTimersByTimeAsync(2000)
  expect(looks()).toEqual([0, 1])
})

test('where people pass the device, nobody’s cards are shown until the next one has it', async () => {
  socket.say({ ...state(4, question('which?', [option('a')])), table: two(true) })
  expect(table.passTo).toBe(-1)
  socket.say(asks(happened(5, 0), 1))
  await vi.advanceTimersByTimeAsync(2000)
  expect([table.passTo, looks()]).toEqual([1, [-1]])
  socket.say(asks({ ...state(5, null), table: two(true, -1) }, 1))
  expect([table.passTo, looks()]).toEqual([1, [-1]])
  void table.look(1)
  expect(looks()).toEqual([-1, 1])
  socket.say(asks({ ...state(5, question('and you?', [option('b')])), table: two(true, 1) }, 1))
  expect([table.passTo, desk.me]).toEqual([-1, 1])
})
