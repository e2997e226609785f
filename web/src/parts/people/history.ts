/** What a history tells: how often somebody has won, with whom, and how the rating went. */
import type { PastGame } from '$lib/messages'

export interface Tally {
  key: string
  played: number
  won: number // a shared victory counts half
}

/** Games that say something about how well somebody plays. */
export const decided = (games: PastGame[]): PastGame[] =>
  games.filter(({ outcome }) => outcome === 'won' || outcome === 'lost' || outcome === 'shared')

const worth = (game: PastGame): number => (game.outcome === 'won' ? 1 : game.outcome === 'shared' ? 0.5 : 0)

/** How often each of something was played and won, the most played first; what `keyOf` leaves empty does not count. */
export function tallied(games: PastGame[], keyOf: (game: PastGame) => string): Tally[] {
  const found = new Map<string, Tally>()
  for (const game of decided(games)) {
    const key = keyOf(game)
    if (!key) continue
    const tally = found.get(key) ?? { key, played: 0, won: 0 }
    found.set(key, { key, played: tally.played + 1, won: tally.won + worth(game) })
  }
  return [...found.values()].sort((one, other) => other.played - one.played || one.key.localeCompare(other.key))
}

/** In percent. */
export const share = ({ played, won }: Tally): number => (played ? Math.round((100 * won) / played) : 0)

export interface Rated {
  rating: number
  unsure: number
  ended: number
}

/** The ratings of one mode in the order in which they were earned. */
export const curve = (games: PastGame[]): Rated[] =>
  games
    .flatMap(({ rating, unsure, ended }) => (rating === null || unsure === null ? [] : [{ rating, unsure, ended }]))
    .reverse()
