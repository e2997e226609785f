import type { Brought } from '../game'
import { plain } from '../plain'
import { skin } from './skin'
import { words } from './words'

const dbs: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  skin,
  lies: (card, zone) => ({ ...plain.lies(card, zone), words: words().rested }),
}
export default dbs
