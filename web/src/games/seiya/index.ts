import type { Brought } from '../game'
import { plain } from '../plain'
import { skin } from './skin'
import { words } from './words'

const seiya: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  skin,
  // The mode of a frozen card is the side of its marker: how often it is to be healed.
  lies: (card, zone) =>
    zone === 'frozen'
      ? { turned: false, frost: card.mode ?? 0, words: words().frost(card.mode ?? 0) }
      : plain.lies(card, zone),
}
export default seiya
