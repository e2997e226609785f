/** Cards fly to where they go: the new table is laid at once, and each card that moved comes from where it was.
 *
 * Elements carry `data-tag` (a card) or `data-place="zone/seat"` (where a zone is). Only transform and opacity are animated.
 */
import type { Event } from '$lib/messages'

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

export class Flights {
  #before = new Map<number, DOMRect>()
  #places = new Map<string, DOMRect>()
  #ghosts = new Set<HTMLElement>()

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

  /** Let all that moved fly to where it is now. Answers how long that takes, in milliseconds. */
  play(events: Event[], { duration, stagger }: Flight): number {
    if (!duration) return 0
    const elements = this.#cards((element) => element)
    const trips = journeys(events)
    const byTag = new Map(trips.filter((trip) => trip.now).map((trip) => [trip.now, trip]))
    const pause = Math.min(stagger, (LONGEST - duration) / Math.max(trips.length, 1))
    const rects = new Map([...elements].map(([tag, element]) => [tag, element.getBoundingClientRect()]))
    for (const [tag, element] of elements) {
      const to = rects.get(tag)!
      const trip = byTag.get(tag)
      const from = this.#before.get(tag) ?? (trip && (this.#before.get(trip.was) ?? this.#places.get(trip.from)))
      if (!to.width || !from?.width) continue
      this.#fly(element, from, to, duration, trip ? trip.order * pause : 0)
    }
    for (const trip of trips) if (!trip.now || !elements.has(trip.now)) this.#ghost(trip, duration, trip.order * pause)
    return trips.length ? duration + (trips.length - 1) * pause : 0
  }

  /** Nothing flies any more. */
  stop(): void {
    for (const ghost of this.#ghosts) ghost.remove()
    this.#ghosts.clear()
    for (const animation of this.root.getAnimations({ subtree: true }))
      if (animation.id === 'flight') animation.finish()
  }

  #cards<T>(read: (element: HTMLElement) => T): Map<number, T> {
    const found = new Map<number, T>()
    for (const element of this.root.querySelectorAll<HTMLElement>('[data-tag]')) {
      found.set(Number(element.dataset.tag), read(element))
    }
    return found
  }

  #fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
    const [x, y] = [from.left - to.left, from.top - to.top]
    const [scaleX, scaleY] = [from.width / to.width, from.height / to.height]
    if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scaleX - 1) < 0.03) return
    const start = `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})`
    const flight = element.animate(
      [
        { transform: start, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration, delay, easing: EASE, fill: 'backwards' },
    )
    flight.id = 'flight'
  }

  /** A card that is in no row now, or whose face nobody here knows: a picture of it flies and is gone. */
  #ghost(trip: Journey, duration: number, delay: number): void {
    const from = this.#before.get(trip.was) ?? this.#places.get(trip.from)
    const target = this.root.querySelector<HTMLElement>(`[data-place="${trip.to}"]`)
    const to = target?.getBoundingClientRect()
    if (!from?.width || !to?.width) return
    const width = Math.min(from.width, from.height / 1.4, 140)
    const ghost = document.createElement('div')
    ghost.className = 'ghost'
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.backgroundImage = this.picture(trip.slug)
    ghost.style.width = `${width}px`
    document.body.append(ghost)
    this.#ghosts.add(ghost)
    const height = width * 1.4
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px) scale(${scale})`
    const smaller = Math.min(1, Math.max(0.3, to.width / width))
    const flight = ghost.animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(to, smaller), opacity: 1, offset: 0.85 },
        { transform: at(to, smaller), opacity: 0 },
      ],
      { duration: duration * 1.1, delay, easing: EASE, fill: 'both' },
    )
    const gone = () => {
      ghost.remove()
      this.#ghosts.delete(ghost)
    }
    flight.onfinish = gone
    flight.oncancel = gone
  }
}
