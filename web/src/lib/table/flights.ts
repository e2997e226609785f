/** Cards fly to where they go: the new table is laid at once, and each card that moved comes from where it was.
 *
 * Elements carry `data-tag` (a card) or `data-place="zone/seat"` (where a zone is). Only transform and opacity are animated.
 */
import type { Event } from '$lib/messages'
import { soon } from '$lib/pace'

export interface Picture {
  (slug: string): string // a CSS image for the face of a card, or for its back ("")
}

export interface Flight {
  duration: number // of one card
  stagger: number // between cards
}

/** A journey that several events of one step tell: a card went from its first place to its last. */
export interface Journey {
  was: number
  now: number
  from: string
  to: string
  slug: string
  order: number
}

const EASE = 'cubic-bezier(0.25, 0.75, 0.3, 1)'
const LONGEST = 1800 // all flights of one step together, so that nobody waits for a mass of cards

export const placeName = (place: { zone: string; seat: number } | null | undefined): string =>
  place ? `${place.zone}/${place.seat}` : ''

/** Join moves of the same card, told by tags that follow each other. */
export function journeys(events: Event[]): Journey[] {
  const found: Journey[] = []
  const open = new Map<number, Journey>()
  for (const event of events) {
    const [from, to] = [placeName(event.from), placeName(event.to)]
    if (!from && !to) continue
    const was = event.was ?? 0
    const now = event.now ?? 0
    const before = was ? open.get(was) : undefined
    if (before) {
      open.delete(was)
      before.now = now
      before.to = to || before.to
      before.slug ||= event.slug ?? ''
      if (now) open.set(now, before)
      continue
    }
    const journey = { was, now, from, to, slug: event.slug ?? '', order: found.length }
    found.push(journey)
    if (now) open.set(now, journey)
  }
  return found.filter((journey) => journey.from !== journey.to || journey.was !== journey.now)
}

/** Where the middle of something is, and how large it is. */
interface Spot {
  x: number
  y: number
  width: number
}

const spot = (rect: DOMRect): Spot => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
  width: Math.min(rect.width, rect.height), // whichever way the card lies
})

/** Width and height as the card itself has them, however it is turned. */
type Size = [width: number, height: number]
const sizeOf = (element?: HTMLElement): Size => [element?.offsetWidth ?? 0, element?.offsetHeight ?? 0]

export class Flights {
  #before = new Map<number, DOMRect>()
  #places = new Map<string, DOMRect>()
  #flying = new Set<() => void>() // what ends each flight
  #wave = 0 // how often cards took off, or were stopped

  constructor(
    readonly root: HTMLElement,
    readonly picture: Picture,
  ) {}

  /** Where everything is now, before the table is laid anew. */
  remember(): void {
    this.#before = this.#cards((element) => element.getBoundingClientRect())
    this.#places.clear()
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.#places.set(element.dataset.place!, element.getBoundingClientRect())
    }
  }

  /** Let all that moved fly to where it is now. Answers how long that takes, in milliseconds.
   *
   * What has just been laid is measured in a task of its own, and what flies is laid out in another.
   */
  async play(events: Event[], { duration, stagger }: Flight): Promise<number> {
    const wave = ++this.#wave
    const elements = this.#cards((element) => element)
    const trips = journeys(events)
    const byTag = new Map(trips.filter((trip) => trip.now).map((trip) => [trip.now, trip]))
    const pause = Math.min(stagger, (LONGEST - duration) / Math.max(trips.length, 1))
    const landings = new Map<number, () => void>()
    for (const [tag, trip] of byTag) {
      const element = elements.get(tag)
      if (element && this.#start(trip)?.width) landings.set(tag, this.#hide(element))
    }
    await soon()
    if (wave !== this.#wave) return 0
    // All places and sizes are read before anything is written: one layout for all.
    const rects = new Map([...elements].map(([tag, element]) => [tag, element.getBoundingClientRect()]))
    const sizes = new Map([...landings.keys()].map((tag) => [tag, sizeOf(elements.get(tag))]))
    const targets = new Map(
      trips.map((trip) => [trip, this.root.querySelector(`[data-place="${trip.to}"]`)?.getBoundingClientRect()]),
    )
    for (const [tag, element] of elements) {
      const [from, to] = [this.#before.get(tag), rects.get(tag)!]
      if (!byTag.has(tag) && to.width && from?.width) this.#shift(element, from, to, duration)
    }
    await soon()
    if (wave !== this.#wave) return 0
    for (const [tag, landed] of landings) {
      const [element, trip, to] = [elements.get(tag)!, byTag.get(tag)!, rects.get(tag)!]
      if (to.width) this.#fly(element, sizes.get(tag)!, this.#start(trip)!, to, duration, trip.order * pause, landed)
      else landed()
    }
    for (const trip of trips) {
      const to = targets.get(trip)
      if ((!trip.now || !elements.has(trip.now)) && to?.width) this.#ghost(trip, to, duration, trip.order * pause)
    }
    return trips.length ? duration + (trips.length - 1) * pause : 0
  }

  /** Nothing flies any more. */
  stop(): void {
    this.#wave++
    for (const end of [...this.#flying]) end()
  }

  /** A card that will fly is not seen at its new place, nor drawn there before it lands. It is there all the same: it
   * keeps the focus, and whoever is quick may act on it already. Answers what shows it. */
  #hide(element: HTMLElement): () => void {
    const drawing = element.matches('.table, .small') ? (element.firstElementChild as HTMLElement) : null
    element.style.opacity = '0'
    drawing?.style.setProperty('content-visibility', 'hidden')
    const show = () => {
      this.#flying.delete(show)
      element.style.opacity = ''
      drawing?.style.removeProperty('content-visibility')
    }
    this.#flying.add(show)
    return show
  }

  #start(trip: Journey): DOMRect | undefined {
    return this.#before.get(trip.was) ?? this.#places.get(trip.from)
  }

  #cards<T>(read: (element: HTMLElement) => T): Map<number, T> {
    const found = new Map<number, T>()
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-tag]')) {
      found.set(Number(element.dataset.tag), read(element))
    }
    return found
  }

  /** A card that only makes room for others glides where it is. */
  #shift(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return
    const glide = element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration, easing: EASE })
    const end = () => {
      this.#flying.delete(end)
      glide.cancel()
    }
    glide.onfinish = end
    this.#flying.add(end)
  }

  /** A card flies above everything: a copy of it does, while it waits unseen at its new place. */
  #fly(
    element: HTMLElement,
    [width, height]: Size,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    delay: number,
    landed: () => void,
  ): void {
    const copy = element.cloneNode(true) as HTMLElement
    copy.style.opacity = ''
    ;(copy.firstElementChild as HTMLElement).style.removeProperty('content-visibility')
    copy.removeAttribute('data-tag')
    for (const inner of copy.querySelectorAll('[data-nav]')) inner.remove()
    const [start, goal] = [spot(from), spot(to)]
    const at = ({ x, y }: Spot, scale: number) => `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})`
    this.#launch(copy, width, height, duration, delay, landed, [
      { transform: at(start, Math.min(1.6, start.width / Math.min(width, height))) },
      { transform: at(goal, 1) },
    ])
  }

  /** A card that is in no row now, or whose face nobody here knows: a picture of it flies and is gone. */
  #ghost(trip: Journey, to: DOMRect, duration: number, delay: number): void {
    const from = this.#start(trip)
    if (!from?.width) return
    const [start, goal] = [spot(from), spot(to)]
    const width = Math.min(start.width, 130)
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    ghost.style.backgroundImage = this.picture(trip.slug)
    const at = ({ x, y }: Spot, scale: number) => `translate(${x - width / 2}px, ${y - width * 0.7}px) scale(${scale})`
    const smaller = Math.min(1, Math.max(0.3, goal.width / width))
    this.#launch(ghost, width, width * 1.4, duration, delay, () => {}, [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(goal, smaller), opacity: 1, offset: 0.85 },
      { transform: at(goal, smaller), opacity: 0 },
    ])
  }

  #launch(
    copy: HTMLElement,
    width: number,
    height: number,
    duration: number,
    delay: number,
    landed: () => void,
    path: Keyframe[],
  ): void {
    copy.classList.add('flying')
    if (this.root.dataset.game) copy.dataset.game = this.root.dataset.game // the colours of its table go with it
    copy.setAttribute('aria-hidden', 'true')
    copy.style.width = `${width}px`
    copy.style.height = `${height}px`
    document.body.append(copy)
    const flight = copy.animate(path, { duration, delay, easing: EASE, fill: 'both' })
    const end = () => {
      this.#flying.delete(end)
      copy.remove()
      landed()
    }
    flight.onfinish = end
    this.#flying.add(end)
  }
}
