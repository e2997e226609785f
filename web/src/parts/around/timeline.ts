/** Steps and turns of a finished game, and fetching the steps in parts. */
import type { ReplayPart, ReplayStep, ReplayTurn } from '$lib/messages'

export const PART = 50 // steps that the server gives at once

/** The place of the turn to which a step belongs; -1 before the first. */
export function turnAt(turns: ReplayTurn[], step: number): number {
  let found = -1
  turns.forEach((turn, place) => {
    if (turn.step <= step) found = place
  })
  return found
}

/** The step to which "previous turn" goes: the beginning of this turn, or of the one before if we are there. */
export function turnBefore(turns: ReplayTurn[], step: number): number {
  return turns.findLast((turn) => turn.step < step)?.step ?? 0
}

/** The step to which "next turn" goes; the end after the last. */
export function turnAfter(turns: ReplayTurn[], step: number, steps: number): number {
  return turns.find((turn) => turn.step > step)?.step ?? steps
}

export const within = (step: number, steps: number): number =>
  Number.isFinite(step) ? Math.min(Math.max(Math.trunc(step), 0), steps) : 0

/** Where each turn begins and how long it is, in parts of the whole, for a strip of turns. */
export function stretches(turns: ReplayTurn[], steps: number): { start: number; length: number }[] {
  const whole = Math.max(steps, 1)
  return turns.map((turn, place) => ({
    start: turn.step / whole,
    length: ((turns[place + 1]?.step ?? steps) - turn.step) / whole,
  }))
}

const BURST = 10 // parts that are asked for at one go
const PAUSE = 600 // milliseconds between the others: nobody waits for them, and the server has others to serve

/** All steps of a game, part after part. */
export async function allSteps(
  last: number,
  fetch: (from: number, to: number) => Promise<ReplayPart>,
  pause = PAUSE,
): Promise<ReplayStep[]> {
  const found: ReplayStep[] = []
  for (let from = 0; from <= last; from += PART) {
    if (from >= BURST * PART) await new Promise((done) => setTimeout(done, pause))
    found.push(...(await fetch(from, Math.min(from + PART - 1, last))).steps)
  }
  return found
}

/** The steps of one game in one language and for one pair of eyes: whole parts, each fetched once. */
export class Steps {
  #parts = new Map<number, Promise<ReplayStep[]>>()

  constructor(
    readonly last: number,
    private readonly fetch: (from: number, to: number) => Promise<ReplayPart>,
  ) {}

  /** A step; the part after it is fetched ahead when the end of this one is near. */
  async get(step: number): Promise<ReplayStep> {
    const found = (await this.#part(Math.floor(step / PART))).find((one) => one.step === step)
    const ahead = Math.floor((step + PART / 3) / PART)
    if (ahead * PART <= this.last) void this.#part(ahead).catch(() => undefined)
    if (!found) throw new Error(`no step ${step}`)
    return found
  }

  /** All steps from one to another. */
  async range(from: number, to: number): Promise<ReplayStep[]> {
    const places = Array.from({ length: Math.floor(to / PART) - Math.floor(from / PART) + 1 }, (_, n) => n)
    const parts = await Promise.all(places.map((n) => this.#part(Math.floor(from / PART) + n)))
    return parts.flat().filter(({ step }) => from <= step && step <= to)
  }

  #part(place: number): Promise<ReplayStep[]> {
    let part = this.#parts.get(place)
    if (!part) {
      const from = place * PART
      part = this.fetch(from, Math.min(from + PART - 1, this.last)).then(({ steps }) => steps)
      part.catch(() => this.#parts.delete(place))
      this.#parts.set(place, part)
    }
    return part
  }
}
