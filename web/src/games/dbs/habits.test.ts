import { expect, test } from 'vitest'
import type { Choice, Question } from '$lib/messages'
import type { Desk } from '$lib/table/desk.svelte'
import { habits, spared } from './habits'

const RED = { slug: 'red', colours: ['red'], specified: ['red'] }
const BLUE = { slug: 'blue', colours: ['blue'], specified: ['blue'] }
const BOTH = { slug: 'both', colours: ['red', 'blue'], specified: ['red', 'blue'] }
const GREEN = { slug: 'green', colours: ['green'], specified: ['green', 'green'] }
const sheets = new Map([RED, BLUE, BOTH, GREEN].map((facts) => [facts.slug, { facts }]))

const option = (key: string, kind = 'card', card = 0): Choice => ({
  key,
  kind,
  card,
  value: 0,
  label: key,
  place: null,
})

/** Which energy is rested first, by its slug. */
function first(energy: { slug: string }[], hand: { slug: string }[]): string {
  const cards = energy.map(({ slug }, place) => ({ slug, tag: place + 1 }))
  const desk = {
    book: { cards: sheets },
    near: 0,
    laid: new Map(cards.map((card) => [card.tag, { card }])),
    cards: (zone: string) => (zone === 'hand' ? hand : cards),
  } as unknown as Desk
  const options = cards.map(({ tag }) => option(String(tag), 'card', tag))
  return cards[spared(desk, options).card - 1]!.slug
}

test('a colour that the hand needs is kept if another will do', () => {
  expect(first([RED, BLUE], [RED])).toBe('blue')
  expect(first([RED, BLUE], [BLUE])).toBe('red')
})

test('where all are needed, what there is most of is rested', () => {
  expect(first([RED, BLUE, BLUE], [RED, BLUE])).toBe('blue')
  expect(first([GREEN, GREEN, BLUE, BLUE], [GREEN, BLUE])).toBe('blue')
})

test('an energy of two colours is kept for later', () => {
  expect(first([BOTH, RED], [])).toBe('red')
  expect(first([BOTH, RED, BLUE], [RED, BLUE])).toBe('red')
})

const asking = (ask: string, ...options: Choice[]): Question => ({ ask, options }) as unknown as Question
const stops = (wish: string, question: Question, fight = true): boolean =>
  habits.stops(question, { sight: { focus: fight ? { attacker: [1] } : {} } } as unknown as Desk, () => wish)

test('people stop when they wish to', () => {
  const unable = asking('choose-counter', option('no', 'no'), option('no-more', 'no-more'))
  const able = asking('choose-counter', option('x'), ...unable.options)
  expect([unable, able].map((question) => stops('always', question))).toEqual([true, true])
  expect([unable, able].map((question) => stops('able', question, false))).toEqual([false, true])
  expect([able, able].map((question, place) => stops('attacked', question, place > 0))).toEqual([false, true])
  expect(stops('attacked', asking('offense-step', option('c', 'combo'), option('pass', 'pass')))).toBe(true)
})

test('what lets the other player go on is no end of a turn', () => {
  expect(habits.pass(asking('defense-step', option('pass', 'pass')))).toBe('pass')
  expect(habits.pass(asking('main-phase', option('end', 'end')))).toBe('')
})
