/** A table before it is set up: what the form holds, filled in sensibly from the start. */
import type { About, Mode, NewTable, Setting } from '$lib/messages'

/** `too`: I play this seat besides mine. */
export type Kind = 'me' | 'too' | 'open' | 'bot'

export interface DraftSeat {
  kind: Kind
  bot: string
  name: string // of whoever plays it, where people pass the device
  choices: Record<string, string>
}

export interface Draft {
  game: string
  mode: string
  seats: DraftSeat[]
  options: Record<string, string>
  public: boolean
  clock: number
  seed: string
  /** Several people play my seats and pass the device. */
  hotSeat: boolean
  /** It counts for the ratings, where that is possible. */
  rated: boolean
}

const defaults = (settings: Setting[]): Record<string, string> =>
  Object.fromEntries(settings.map((setting) => [setting.key, setting.default]))

/** The bot that newcomers meet: the one that thinks, if there is one. */
export const usualBot = (bots: string[]): string => (bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'greedy'))

export const modeOf = (about: About, key: string): Mode =>
  about.modes.find((mode) => mode.key === key) ?? about.modes[0]!

/** You, and one other: a bot, or an open seat for a friend. */
export function draft(about: About, bots: string[], friends: boolean, key = ''): Draft {
  const mode = modeOf(about, key)
  const bot = usualBot(bots)
  const seats = Array.from({ length: mode.least }, (_, place): DraftSeat => {
    const kind = place === 0 ? 'me' : friends ? 'open' : 'bot'
    return { kind, bot, name: '', choices: defaults(mode.choices) }
  })
  return {
    game: about.name,
    mode: mode.key,
    seats,
    options: defaults(mode.options),
    public: false,
    clock: 0,
    seed: '',
    hotSeat: false,
    rated: false,
  }
}

/** More or fewer seats; new ones are as the last is, with no choice made. */
export function resized(seats: DraftSeat[], count: number, mode: Mode): DraftSeat[] {
  const last = seats.at(-1)!
  const kind = last.kind === 'me' ? 'bot' : last.kind
  const more = Array.from({ length: Math.max(count - seats.length, 0) }, () => ({
    kind,
    bot: last.bot,
    name: '',
    choices: defaults(mode.choices),
  }))
  return [...seats, ...more].slice(0, count)
}

/** Who sits where. My own seat is one; I play others besides it if I say so. I change places with whoever had my new seat, or whose seat is nearest. */
export function reseated(seats: DraftSeat[], place: number, kind: Kind, bot: string): DraftSeat[] {
  const before = seats[place]!
  const mine = kind === 'me' ? place : before.kind === 'me' ? (place + 1) % seats.length : -1
  return seats.map((seat, other) => {
    if (other === mine) return { ...seat, kind: 'me' }
    if (other === place) return { ...seat, kind, bot: kind === 'bot' ? bot : seat.bot }
    if (kind === 'me' && seat.kind === 'me') return { ...seat, kind: before.kind, bot: before.bot }
    return seat
  })
}

/** What another seat has chosen already, where no two may choose the same. */
export const taken = (seats: DraftSeat[], place: number, setting: Setting): Set<string> =>
  new Set(
    setting.unique ? seats.flatMap((seat, other) => (other === place ? [] : [seat.choices[setting.key] ?? ''])) : [],
  )

/** Whether I play several seats. */
export const several = (seats: DraftSeat[]): boolean => seats.some((seat) => seat.kind === 'too')

export const openSeats = (seats: DraftSeat[]): number => seats.filter((seat) => seat.kind === 'open').length

/** Whether a game can count: people only, each at one seat, and nobody knows what comes. */
export const ratable = ({ seats, seed }: Draft): boolean =>
  seats.length > 1 &&
  seats.filter(({ kind }) => kind === 'me').length === 1 &&
  openSeats(seats) === seats.length - 1 &&
  !seed.trim()

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))

export function order(draft: Draft): NewTable {
  const hotSeat = draft.hotSeat && several(draft.seats)
  return {
    game: draft.game,
    mode: draft.mode,
    options: filled(draft.options),
    seats: draft.seats.map(({ kind, bot, name, choices }) => ({
      kind: kind === 'too' ? 'me' : kind,
      ...(kind === 'bot' ? { bot } : {}),
      ...(hotSeat && name.trim() && (kind === 'me' || kind === 'too') ? { name: name.trim() } : {}),
      // Whoever comes to an open seat chooses there.
      choices: kind === 'open' ? {} : filled(choices),
    })),
    public: draft.public && openSeats(draft.seats) > 0,
    clock: draft.clock,
    seed: draft.seed.trim(),
    hot_seat: hotSeat,
    rated: draft.rated && ratable(draft),
  }
}
