import type { Brought } from '../game'
import { skin } from './skin'

const veiel: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  skin,
  story: () => import('./story/Story.svelte'),
}
export default veiel
