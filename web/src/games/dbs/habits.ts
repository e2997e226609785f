/** Which energy pays, and when a player wants to be asked before they let the other one go on. */
import type { Card, Choice } from '$lib/messages'
import type { Desk } from '$lib/table/desk.svelte'
import type { Habits } from '$lib/table/habits'
import { words } from './words'

const PASSES: Record<string, string> = { 'choose-counter': 'no', 'offense-step': 'pass', 'defense-step': 'pass' }
const NOTHING = ['no', 'no-more', 'pass'] // kinds of options by which nothing is done

export const habits: Habits = {
  all: () => [
    { name: 'pay', label: words().pay, values: words().pays },
    { name: 'stop', label: words().stop, values: words().stops },
  ],
  answer: (question, desk, chosen) =>
    question.ask === 'choose-energy' && chosen('pay') === 'page' ? [spared(desk, question.options).key] : [],
  pass: ({ ask, options }) => options.find(({ key }) => key === PASSES[ask])?.key ?? '',
  stops: ({ ask, options }, desk, chosen) => {
    const able = options.some(({ kind }) => !NOTHING.includes(kind))
    const fighting = !!desk.sight?.focus.attacker?.length
    const wish = chosen('stop')
    return wish === 'always' || (able && (wish === 'able' || fighting || ask !== 'choose-counter'))
  },
}

const colours = (desk: Desk, fact: string, { slug }: Card): string[] =>
  (desk.book.cards.get(slug ?? '')?.facts[fact] ?? []) as string[]
const count = (all: string[], one: string): number => all.filter((each) => each === one).length

/** The energy that the hand can spare best: of colours that no card of it asks for; else of those of which most is left beside
 * what the card asks for that asks for most; then the one of fewest colours. */
export function spared(desk: Desk, options: Choice[]): Choice {
  const hand = desk.cards('hand', desk.near).map((card) => colours(desk, 'specified', card))
  const active = desk.cards('energy', desk.near).filter(({ mode }) => !mode)
  const supply = active.flatMap((card) => colours(desk, 'colours', card))
  const surplus = (colour: string): number => {
    const demand = Math.max(0, ...hand.map((specified) => count(specified, colour)))
    return demand ? count(supply, colour) - demand : Infinity
  }
  const worth = (option: Choice): number[] => {
    const own = colours(desk, 'colours', desk.laid.get(option.card)!.card)
    return [Math.min(...own.map(surplus)), -own.length]
  }
  return options.reduce((best, option) => (better(worth(option), worth(best)) ? option : best))
}

function better(one: number[], other: number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at])
  return place >= 0 && one[place]! > other[place]!
}
