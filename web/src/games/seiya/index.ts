import type { Brought } from '../game'
import { plain } from '../plain'
import { skin } from './skin'
import { words } from './words'

const seiya: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  how: () => import('./how'),
  skin,
  // The mode of a frozen card is the side of its marker: how often it is to be healed.
  // That of a Sens is its inactive side.
  lies: (card, zone) => {
    if (zone === 'frozen') return { turned: false, frost: card.mode ?? 0, words: words().frost(card.mode ?? 0) }
    if (zone === 'senses') return { turned: false, frost: 0, words: words().inactive }
    return plain.lies(card, zone)
  },
}
export default seiya
