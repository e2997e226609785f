/** The arithmetic of the plot of scores: from turns and points to places on a drawing. */
import type { ReplayTurn, Result } from '$lib/messages'

export interface Point {
  x: number
  y: number
}

/** The scores of all seats at some moment. */
export interface Moment {
  turn: number // the moment is the beginning of this turn; the last one is the end of the game
  step: number
  scores: number[]
}

/** The moments of a game: the beginning of every turn, and the end. Set-up before the first turn is left out. */
export function moments(turns: ReplayTurn[], steps: number, result: Result): Moment[] {
  const played = turns.filter((one) => one.turn > 0)
  const begun: Moment[] = played.map(({ turn, step, scores }) => ({ turn, step, scores }))
  const last = begun.at(-1)
  if (!last) return []
  const totals = last.scores.map((score, seat) => result.scores.find((one) => one.seat === seat)?.total ?? score)
  return [...begun, { turn: last.turn + 1, step: steps, scores: totals }]
}

/** Whether there is anything to see: in some games nobody has a score before the end. */
export const moved = (all: Moment[]): boolean =>
  all.slice(0, -1).some(({ scores }) => scores.some((score, seat) => score !== all[0]!.scores[seat]))

/** A few round numbers from at most `least` to at least `most`. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1)
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!,
  )
  const from = Math.floor(least / step) * step
  const count = Math.ceil((most - from) / step) || 1
  return Array.from({ length: count + 1 }, (_, n) => from + n * step)
}

export const scale =
  (from: [number, number], to: [number, number]) =>
  (value: number): number =>
    from[1] === from[0] ? to[0] : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A line through points, as the `d` of a path. */
export const path = (points: Point[]): string =>
  points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')

/** Places for labels near those they want, in the same order, at least `gap` apart and within bounds. */
export function apart(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const found = [...wanted]
  let low = least
  for (const place of order) {
    found[place] = Math.max(found[place]!, low)
    low = found[place]! + gap
  }
  let high = most
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place]!, high)
    high = found[place]! - gap
  }
  return found
}

/** The moment nearest to a place on the drawing. */
export function nearest(places: number[], x: number): number {
  let best = 0
  places.forEach((place, index) => {
    if (Math.abs(place - x) < Math.abs(places[best]! - x)) best = index
  })
  return best
}
