import { expect, test } from 'vitest'
import type { Event, Happened, Intent, Sight } from '$lib/messages'
import { split } from '$lib/table/parts'
import { turns } from './turns'

const intent = (card: number) => ({ card, path: [], targets: [], amounts: [], harm: [] }) as unknown as Intent
/** A hero with a deck of three; two swarms of rats and a wolf. */
const table = (places: number[], deck: number, wounds: number): Sight =>
  ({
    seat: 0,
    active: 0,
    counters: { round: 1 },
    zones: {
      board: [['hero', 'rats', 'rats', 'wolf'].map((slug, place) => ({ tag: place + 1, slug, place: places[place] }))],
      deck: [Array.from({ length: deck }, () => ({}))],
      wounds: [Array.from({ length: wounds }, (_, place) => ({ tag: 50 + place, slug: 'parry' }))],
    },
    focus: {},
    grids: {},
    asked: [0],
    intents: [2, 3, 4].map(intent),
  }) as unknown as Sight
const before = table([1, 10, 12, 24], 3, 0)
const after = table([1, 2, 7, 24], 1, 2)
const board = { zone: 'board', seat: 0 }
const walk = (tag: number, left: number, place: number): Event =>
  ({ kind: 'walk', slug: 'rats', source: 'rats', was: tag, now: tag, from: board, to: board, left, place }) as Event
const strike = (source: string): Event => ({ kind: 'strike', slug: 'hero', was: 1, now: 1, source, amount: 1 }) as Event
const wound = (source: string, now: number): Event =>
  ({
    kind: 'wound',
    source,
    slug: 'parry',
    now,
    from: { zone: 'deck', seat: 0 },
    to: { zone: 'wounds', seat: 0 },
  }) as Event
const events: Event[] = [
  { kind: 'enemies-turn' } as Event,
  walk(2, 10, 2),
  strike('rats'),
  wound('rats', 50),
  walk(3, 12, 7),
  strike('wolf'),
  wound('wolf', 51),
]
const enemy = (slug: string) => slug === 'rats' || slug === 'wolf'
const places = (sight: Sight) => sight.zones.board![0]!.map((card) => card.place)

test('each enemy acts for itself, also of two that are called alike', () => {
  const parts = turns(before, events, after, enemy)
  expect(parts.map((part) => part.events.map(({ kind }) => kind))).toEqual([
    ['enemies-turn'],
    ['walk', 'strike', 'wound'],
    ['walk'],
    ['strike', 'wound'],
  ])
  expect(parts.map(({ sight }) => sight.focus.acting)).toEqual([[], [2], [3], undefined])
  expect(parts.at(-1)!.sight).toBe(after)
})

test('between two of them the table lies as far as it has come, and who has acted intends nothing any more', () => {
  const [, rats, others] = turns(before, events, after, enemy).map(({ sight }) => sight)
  expect(places(rats!)).toEqual([1, 2, 12, 24])
  expect(rats!.zones.deck![0]).toHaveLength(2)
  expect(rats!.zones.wounds![0]).toEqual([{ tag: 50, slug: 'parry' }])
  expect(rats!.intents.map(({ card }) => card)).toEqual([3, 4])
  expect(places(others!)).toEqual([1, 2, 7, 24])
  expect(places(before)).toEqual([1, 10, 12, 24])
})

test('what heroes do is shown as a whole', () => {
  expect(turns(before, events.slice(1), after, enemy)).toHaveLength(1)
})

test('each part has its lines; the first says whose deed it was, the last alone asks', () => {
  const line = (text: string, count: number) => ({ text, rule: '', label: '', step: 1, events: count })
  const step = {
    seat: 0,
    deed: 'ends the turn',
    lines: [line('turn', 1), line('rats', 3), line('rats again', 1), line('wolf', 2)],
    question: { text: '?' },
    result: null,
  } as unknown as Happened
  const steps = split(step, turns(before, events, after, enemy))
  expect(steps.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['turn'],
    ['rats'],
    ['rats again'],
    ['wolf'],
  ])
  expect(steps.map(({ seat }) => seat)).toEqual([0, -1, -1, -1])
  expect(steps.map(({ question }) => !!question)).toEqual([false, false, false, true])
})
