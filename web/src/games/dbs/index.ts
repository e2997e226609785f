import type { Brought } from '../game'
import { plain } from '../plain'
import { habits } from './habits'
import { skin } from './skin'
import { words } from './words'

const dbs: Brought = {
  mat: () => import('./mat/Mat.svelte'),
  how: () => import('./how'),
  skin,
  habits,
  decks: {
    key: (sheet) => String(sheet.facts.number),
    fits: (sheet) => sheet.facts.front === true && sheet.facts.token !== true,
  },
  nobodys: ({ counters }) => (counters.turn ? '' : words().setup),
  lies: (card, zone) => ({ ...plain.lies(card, zone), words: words().rested }),
}
export default dbs
