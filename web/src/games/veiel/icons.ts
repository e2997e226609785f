/** What the figures and cards of this game carry, each by its own shape. */
import type { Drawing } from '$parts/icons'
import { SIGNS } from './devices'

export const life: Drawing = [
  'M12 22C5.5 17 1 13 1 8a6 6 0 0 1 11-3.3A6 6 0 0 1 23 8c0 5-4.5 9-11 14z',
  '--life',
  false,
]
export const wound: Drawing = ['M12 1c4.5 6 7 9.7 7 13.6A7 7 0 0 1 5 14.6C5 10.7 7.5 7 12 1z', '--wound', false]
export const block: Drawing = ['M12 1.5l9 3.5v6c0 6-4 10-9 11.5C7 21 3 17 3 11V5z', '--block', false]
export const threat: Drawing = [
  'M12 2a9 9 0 0 1 9 9c0 3-1.5 5.5-4 7v4h-2.5v-3h-1.2v3h-2.6v-3H9.5v3H7v-4c-2.5-1.5-4-4-4-7a9 9 0 0 1 9-9zM8.3 9.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM15.7 9.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  '--threat',
  false,
]
export const swords: Drawing = [SIGNS.attaque!, '--ink-soft', false]
export const star: Drawing = ['M12 1l3.2 7.3 7.8.8-5.9 5.2 1.7 7.7L12 18l-6.8 4 1.7-7.7L1 9.1l7.8-.8z', '--gold', false]
export const step: Drawing = [SIGNS.déplacement!, '', false]
export const stunned: Drawing = [
  'M13 1l-1.5 6L17 5l-3 5 7 1-6 3 4 5-6-2-1 6-3-5-5 3 2-6-5-2 5-2-3-5 6 2z',
  '--gold',
  false,
]
/** An effect that lasts. */
export const lasting: Drawing = ['M6 2h12v5l-5 5 5 5v5H6v-5l5-5-5-5z', '', true]
export const cards: Drawing = ['M4 5h11v17H4zM8 5V2h12v16h-5', '', true]
export const skull: Drawing = [threat[0], '--ink-faint', false]
/** A turn that is still to be taken. */
export const open: Drawing = ['M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', '', true]
