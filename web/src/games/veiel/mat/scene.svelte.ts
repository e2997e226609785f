/** What the parts of the mat share: who stands where, which zone is shown and how it is turned, what enemies intend. */
import { getContext, setContext } from 'svelte'
import { say } from '$lib/i18n'
import type { Card, Choice, Intent, Sheet } from '$lib/messages'
import type { Desk } from '$lib/table/desk.svelte'
import { isEnemy, kindOf, obstaclesOf, zoneOf } from '../facts'
import { facing, reach, towards, way } from '../grid'
import { foretell, intentsOf, woundsTo } from '../intents'

const KEY = Symbol('scene')
const SOON = 140 // milliseconds that a choice is looked at before its forecast is asked for
const OWN = ['hand', 'discard', 'wounds', 'exile', 'aside', 'lasting', 'apart']
const AIMING = new Set(['aim', 'turn-zone', 'place-figure', 'lay-rune']) // asked of whoever plays the card
const FULL = 5 // cards that a hero must be able to have at the end of a turn

export class Scene {
  /** The card of a hand that is looked at, 0: none. */
  raised = $state(0)
  /** The cell under the pointer or the focus, 0: none. */
  pointed = $state(0)
  /** The way that was chosen for a zone by key, wheel or finger, -1: none yet. */
  turned = $state(-1)
  /** The enemy whose intention is looked at, 0: none. */
  watched = $state(0)
  /** The option whose outcome is looked at, "": none. */
  supposed = $state('')
  /** What the enemies would do after it; null: not known. */
  foretold = $state.raw<Intent[] | null>(null)

  constructor(readonly desk: Desk) {}

  sheet(card: Card | undefined): Sheet | undefined {
    return this.desk.book.cards.get(card?.slug ?? '')
  }
  name(card: Card | undefined): string {
    const sheet = this.sheet(card)
    return sheet ? say(sheet.title) : ''
  }

  /** The names of the cards whose effects last upon a figure. */
  under(card: Card | undefined): string[] {
    const found = this.desk.sight?.lasting.filter((one) => one.card === card?.tag) ?? []
    return found.map((one) => this.name({ slug: one.of }))
  }

  // Who stands where

  figures = $derived.by(() => this.desk.cards('board'))
  enemies = $derived.by(() => this.figures.filter((card) => isEnemy(this.sheet(card))))
  /** The hero of each seat: as the seat says, else as its cards do; the last one is whoever is left. */
  heroes: (Card | undefined)[] = $derived.by(() => {
    const players = this.desk.sight?.players ?? 0
    const standing = this.figures.filter((card) => kindOf(this.sheet(card)) === 'hero')
    const found = Array.from({ length: players }, (_, seat) => {
      const camped = this.desk.cards('camp', seat)[0]
      return camped ?? standing.find((card) => this.#belongs(card, seat))
    })
    const left = standing.filter((card) => !found.includes(card))
    return found.map((card) => card ?? (left.length === 1 ? left[0] : undefined))
  })
  #belongs(card: Card, seat: number): boolean {
    const who = this.desk.seats[seat]
    const sheet = this.sheet(card)
    if (!sheet) return false
    if (who?.choices.hero) return who.choices.hero === sheet.slug
    if (who && [sheet.name, sheet.title.fr, sheet.title.en].includes(who.called)) return true
    return OWN.some((zone) =>
      this.desk.cards(zone, seat).some((own) => this.desk.book.cards.get(own.slug ?? '')?.facts.hero === sheet.slug),
    )
  }
  /** Whose turn it is among the heroes; -1 while they are placed or have yet to say who goes next, and in the enemies' turn. */
  playing = $derived.by(() => {
    const { sight } = this.desk
    if (!sight?.counters.round || sight.counters['enemies-turn'] || sight.asked.length > 1 || sight.ending) return -1
    const hero = this.heroes[sight.active]
    return hero?.place && !hero.marks?.includes('played') ? sight.active : -1
  })
  seatOf(tag: number): number {
    return this.heroes.findIndex((card) => card?.tag === tag)
  }
  obstacles: ReadonlySet<number> = $derived.by(
    () => new Set(this.desk.cards('battlefield').flatMap((card) => obstaclesOf(this.sheet(card)))),
  )
  /** How many more wounds a hero can take and still live at the end of the turn. */
  margin(seat: number): number {
    const left = ['deck', 'discard', 'hand'].reduce((sum, zone) => sum + this.desk.cards(zone, seat).length, 0)
    return left - FULL
  }

  // The zone that is shown

  turns: Choice[] = $derived.by(() => (this.desk.question?.options ?? []).filter((option) => option.kind === 'turn'))
  /** The card whose zone is shown: the one that is being resolved, else the one that is looked at. */
  source = $derived.by(() => {
    const cause = this.desk.laid.get(this.desk.question?.card ?? 0)
    if (cause && ['limbo', 'lasting', 'ground'].includes(cause.zone)) return cause.card
    const menu = this.desk.menu?.options[0]?.card ?? 0
    return this.desk.laid.get(menu || this.raised)?.card
  })
  /** Where that zone lies: at whoever plays the card. A companion whom it lets do something is asked in another's turn. */
  origin = $derived.by(() => {
    const { question, sight, near } = this.desk
    const own = !question?.card || AIMING.has(question.ask)
    return this.heroes[own ? near : (sight?.active ?? near)]?.place ?? 0
  })
  /** The turn that a click would settle. */
  aimed: Choice | undefined = $derived.by(() => {
    if (!this.turns.length) return undefined
    const settled = this.turns.find((option) => option.value === this.turned)
    if (settled) return settled
    const way = this.pointed ? towards(this.origin, this.pointed) : -1
    const zone = zoneOf(this.sheet(this.source))
    return (
      this.turns.find((option) => option.value === way) ??
      this.turns.find((option) => facing(zone, this.origin, option.value).includes(this.pointed)) ??
      this.turns[0]
    )
  })
  zone: ReadonlySet<number> = $derived.by(() => {
    const zone = zoneOf(this.sheet(this.source))
    if (!this.origin || !zone) return new Set()
    return this.aimed ? new Set(facing(zone, this.origin, this.aimed.value)) : reach(zone, this.origin)
  })

  /** Who would go to the cell that is pointed at, 0: nobody. */
  walker = $derived.by(() => {
    const { question } = this.desk
    const goal = question?.options.find((option) => option.kind === 'cell' && option.place?.cell === this.pointed)
    return goal?.card ?? 0
  })
  /** The way to the cell that is pointed at, if a hero may walk there; heroes pass each other, not enemies. */
  walk: number[] = $derived.by(() => {
    const from = this.desk.laid.get(this.walker)?.card.place
    if (!from) return []
    const barred = new Set([...this.obstacles, ...this.enemies.map((card) => card.place)])
    return [from, ...way(from, this.pointed, (cell) => barred.has(cell))]
  })

  /** Turn the zone on to the next way that is offered. */
  turn(by: number): boolean {
    if (!this.turns.length) return false
    const now = this.turns.findIndex((option) => option === this.aimed)
    this.turned = this.turns[(now + by + this.turns.length) % this.turns.length]!.value
    return true
  }
  /** Point at a cell: the zone turns there. */
  point(cell: number): void {
    this.pointed = cell
    this.turned = -1
  }

  // What the enemies intend

  intents = $derived.by(() => intentsOf(this.desk.sight))
  /** What is drawn: what they would do after the choice that is looked at, or what they will do. */
  shown = $derived.by(() => this.foretold ?? this.intents)
  intent(tag: number): Intent | undefined {
    return this.shown.find((intent) => intent.card === tag)
  }

  /** The heroes to whom that choice would make a difference. */
  changes = $derived.by(() => {
    if (!this.foretold) return []
    return this.heroes.flatMap((hero) => {
      const [now, before] = [this.foretold!, this.intents].map((intents) => woundsTo(intents, hero?.tag ?? 0))
      return hero && now !== before ? [{ hero, now: now!, before: before! }] : []
    })
  })

  /** Look at an option: its forecast is asked for, if the server gives any. */
  suppose(key: string): void {
    this.supposed = key
    this.foretold = null
    if (!key) return
    setTimeout(() => {
      if (this.supposed !== key) return
      void foretell(this.desk, key).then((told) => {
        if (this.supposed === key) this.foretold = told
      })
    }, SOON)
  }
}

export const giveScene = (desk: Desk): Scene => setContext(KEY, new Scene(desk))
export const useScene = (): Scene => getContext<Scene>(KEY)
