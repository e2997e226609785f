/** Where a turn stands, from what everybody sees and from what is asked here. */
import type { Sight } from '$lib/messages'

export const PHASES = ['charge', 'main', 'offense', 'defense'] as const
export type Phase = (typeof PHASES)[number]

export interface Standing {
  turn: number
  phase: Phase | '' // none before the first turn
}

/** The phase after another moment of the game: every turn begins with its Charge Phase, whose first question is whether to
 * charge; in a battle the player of the turn adds first, then the other one. */
export function standing(before: Standing | null, sight: Sight, ask: string): Standing {
  const turn = sight.counters.turn ?? 0
  if (!turn) return { turn, phase: '' }
  if (sight.focus.attacker?.length)
    return { turn, phase: sight.asked.every((seat) => seat === sight.active) ? 'offense' : 'defense' }
  if (ask === 'charge' || (before && before.turn !== turn)) return { turn, phase: 'charge' }
  return { turn, phase: 'main' }
}
