import type { Brought } from '../game'
import { skin } from './skin'
import { words } from './words'

const veiel: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  how: () => import('./how'),
  skin,
  keys: () => [
    ['R', words().keys.turn],
    ['F', words().keys.forecast],
  ],
  nobodys: ({ counters }) => (counters['enemies-turn'] ? words().enemiesTurn : ''),
  story: () => import('./story/Story.svelte'),
}
export default veiel
