import { expect, test } from 'vitest'
import type { Event, Intent, Sight } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { gameOf, skinOf } from '..'
import { looksItself, sheet } from '../for-tests'
import { coloursOf, livesOf, obstaclesOf } from './facts'
import { facing, reach, SHAPES, towards } from './grid'
import { intentsOf, woundsTo } from './intents'
import { portrait } from './skin'
import { tell } from './story/story'
import { words } from './words'

test('every card looks like itself, and each colour has a pattern of its own', () => {
  const { emblem, frame } = skinOf('veiel')
  looksItself(emblem, (slug) => sheet(slug, { kind: 'reward', colours: ['rouge'], types: ['attaque'], zone: 'cone' }))
  looksItself(emblem, (slug) => sheet(slug, { kind: 'enemy', tier: 'basic', family: 'morts', zone: 'contact' }))
  const colours = ['rouge', 'jaune', 'bleu', 'vert', 'violet', ''].map((colour) =>
    sheet('the same', { kind: 'novice', colours: colour ? [colour] : [], types: ['soin'] }),
  )
  expect(new Set(colours.map((one) => emblem(one).replace(/hsl\([^)]*\)/g, ''))).size).toBe(colours.length)
  expect(frame(sheet('barbare', { kind: 'hero', colours: ['rouge', 'violet'] })).second).toBe(
    frame(sheet('another', { kind: 'novice', colours: ['violet'] })).colour,
  )
  expect(coloursOf(sheet('frappe', { kind: 'base' }))).toEqual(['incolore'])
})

test('a figure on the board has no plan of its zone, its card has', () => {
  const { emblem } = skinOf('veiel')
  const [near, far] = ['contact', 'infini'].map((zone) => sheet('zombi', { kind: 'enemy', tier: 'basic', zone }))
  expect(emblem(near!)).not.toBe(emblem(far!))
  expect(portrait(near!)).toBe(portrait(far!))
})

test('what lies on a card is told in words', () => {
  settings.language = 'en'
  const { counter } = skinOf('veiel')
  expect(counter(sheet('zombi'), 'lives', 3)).toMatchObject({ text: '3', words: '3 lives' })
  expect(counter(sheet('zombi'), 'something new', 2).words).toBe('something new: 2')
  expect(gameOf('veiel').story).toBeTruthy()
})

test('facts of a sheet: vitality by the number of heroes, obstacles', () => {
  const zombi = sheet('zombi', { vitality: [[4, 2], [4, 3], [6, 3], [6, 4]] }) // prettier-ignore
  expect([2, 3, 4, 5].map((heroes) => livesOf(zombi, heroes))).toEqual([4, 4, 6, 6])
  expect(livesOf(undefined, 2)).toBe(0)
  expect(obstaclesOf(sheet('champ-de-ruines', { obstacles: [8, 15] }))).toEqual([8, 15])
})

// Cell 15 is row 3, column 3.
test('zones turn in four ways and end at the edge', () => {
  expect(facing('cone', 15, 0)).toEqual([16, 11, 17, 23])
  expect(facing('cone', 15, 1)).toEqual([21])
  expect(facing('cone', 15, 2)).toEqual([14, 19, 13, 7])
  expect(facing('cone', 15, 3)).toEqual([9, 2, 3, 4])
  expect([...reach('contact', 1)].sort((a, b) => a - b)).toEqual([2, 7])
  expect(reach('infini', 15).size).toBe(23)
  expect(reach('soi', 15).size).toBe(0)
  for (const zone of ['croix', 'anneau', 'losange', 'infini'])
    for (const way of [1, 2, 3]) expect(new Set(facing(zone, 15, way))).toEqual(new Set(facing(zone, 15, 0)))
  expect(Object.keys(SHAPES)).toHaveLength(16)
})

test('the way to a cell: the longer distance decides', () => {
  expect([18, 21, 13, 3, 9].map((cell) => towards(15, cell))).toEqual([0, 1, 2, 3, 3])
  expect(towards(15, 20)).toBe(2)
})

const intent = (card: number, targets: number[], harm: number[]): Intent => ({
  card,
  path: [],
  facing: 0,
  targets,
  amounts: harm.map((one) => one + 1),
  harm,
  sure: true,
  note: '',
})

test('intentions: none until the server tells, then summed up for each hero', () => {
  expect(intentsOf(null)).toEqual([])
  const all = [intent(5, [1], [2]), intent(6, [2, 1], [4, 1]), intent(7, [], [])]
  expect([1, 2, 3].map((hero) => woundsTo(all, hero))).toEqual([3, 4, 0])
})

test('the story: rounds, heroes, foes and the cards that mattered', () => {
  const events: Event[] = [
    { kind: 'encounter', amount: 1 },
    { kind: 'appear', slug: 'zombi' },
    { kind: 'appear', slug: 'zombi' },
    { kind: 'turn', seat: 0 },
    { kind: 'play', seat: 0, slug: 'frappe' },
    { kind: 'hurt', seat: 0, slug: 'zombi', amount: 3, source: 'frappe' },
    { kind: 'turn', seat: 1 },
    { kind: 'block', seat: 1, amount: 2 },
    { kind: 'enemies-turn' },
    { kind: 'strike', seat: 1, amount: 2 },
    { kind: 'wound', seat: 1 },
    { kind: 'turn', seat: 1 },
    { kind: 'play', seat: 1, slug: 'tir' },
    { kind: 'hurt', seat: 1, slug: 'zombi', amount: 1, source: 'tir' },
    { kind: 'die', seat: 1, slug: 'zombi' },
    { kind: 'heal', seat: 1 },
    { kind: 'encounter-won', amount: 1 },
    { kind: 'gain', seat: 0, slug: 'vivres', from: { zone: 'shown', seat: 0 } },
    { kind: 'gain', seat: 0, slug: 'danse-des-haches', from: { zone: 'aside', seat: 0 } },
    { kind: 'encounter', amount: 2 },
    { kind: 'turn', seat: 0 },
    { kind: 'perish', seat: 0 },
  ]
  const { rounds, heroes, fights, cards } = tell(2, [{ events: events.slice(0, 9) }, { events: events.slice(9) }])
  expect(rounds).toEqual([
    { encounter: 1, round: 1, dealt: 3, taken: 1 },
    { encounter: 1, round: 2, dealt: 1, taken: 0 },
    { encounter: 2, round: 1, dealt: 0, taken: 0 },
  ])
  expect(heroes[0]).toMatchObject({
    dealt: 3,
    taken: 0,
    played: 1,
    gained: ['vivres'],
    fell: { encounter: 2, round: 1 },
  })
  expect(heroes[1]).toMatchObject({ dealt: 1, taken: 1, blocked: 2, healed: 1, kills: 1, fell: null })
  expect(fights).toEqual([
    { encounter: 1, foes: [{ slug: 'zombi', count: 2, slain: 1 }], won: true },
    { encounter: 2, foes: [], won: false },
  ])
  expect(cards).toEqual([
    { slug: 'frappe', seat: 0, times: 1, damage: 3 },
    { slug: 'tir', seat: 1, times: 1, damage: 1 },
  ])
})

test("it is nobody's turn while the enemies have theirs", () => {
  const sight = (enemies: number) => ({ counters: { 'enemies-turn': enemies } }) as unknown as Sight
  const says = (enemies: number) => gameOf('veiel').nobodys?.(sight(enemies))
  expect([says(1), says(0)]).toEqual([words().enemiesTurn, ''])
  expect(gameOf('toy').nobodys).toBeUndefined()
})
