/** The twelve signs of the Maisons, each drawn with a few strokes. */
import type { Sheet } from '$lib/messages'
import type { Drawing } from '$parts/icons'

const STROKES: Record<string, string> = {
  belier: 'M12 22V9c0-5-2.5-7-5-7S3 4 3 6.5 4.5 10 6 10M12 9c0-5 2.5-7 5-7s4 2 4 4.5-1.5 3.5-3 3.5',
  taureau: 'M4 2c1 4 4 7 8 7s7-3 8-7M18 15.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
  gemeaux: 'M4 3c5 2.5 11 2.5 16 0M4 21c5-2.5 11-2.5 16 0M8.5 4.6v14.8M15.5 4.6v14.8',
  cancer:
    'M9.5 8.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM3.5 8.5C4 4 14 2.5 21 6.5M20.5 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20.5 15.5C20 20 10 21.5 3 17.5',
  lion: 'M9.5 15a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 13.2C8 10.5 6.5 9 6.5 6.5a5 5 0 0 1 10 0C16.5 11 13 15 13 18.5c0 3.5 5 4.5 7 1',
  vierge:
    'M2 4c2 0 2.5 1.5 2.5 3v12M4.5 7c0-2 1-3.5 2.7-3.5S10 5 10 7v12M10 7c0-2 1-3.5 2.7-3.5S15.5 5 15.5 7v10c0 2.5 2 5 5 5.5M15.5 10.5c1-2.5 5.5-2.5 5.5 1 0 4-4 7.5-8.5 10',
  balance: 'M3 21h18M3 16.5h6.5C7 15 6 13 6 11a6 6 0 0 1 12 0c0 2-1 4-3.5 5.5H21',
  scorpion:
    'M2 4c2 0 2.5 1.5 2.5 3v12M4.5 7c0-2 1-3.5 2.7-3.5S10 5 10 7v12M10 7c0-2 1-3.5 2.7-3.5S15.5 5 15.5 7v10c0 2 1 3 2.5 3h3.5M19 17l3 3-3 3',
  sagittaire: 'M3 21L20.5 3.5M10 3.5h10.5V14M6.5 11l6.5 6.5',
  capricorne:
    'M2.5 4c3 0 4 2.5 4 6v7M6.5 10c0-4 1.5-6.5 4-6.5s4 2.5 4 6.5v6c0 4-2 6-5 6M14.5 16a3.5 3.5 0 1 1 3.5 3.5c-2 0-3.5-1.5-3.5-3.5z',
  verseau: 'M2 10l4-3.5 3.3 3.5 4-3.5 3.3 3.5 4-3.5M2 17.5l4-3.5 3.3 3.5 4-3.5 3.3 3.5 4-3.5',
  poissons: 'M5 2.5c5 5.5 5 13.5 0 19M19 2.5c-5 5.5-5 13.5 0 19M4 12h16',
}

/** The sign of a Maison, or the constellation of a card of the duel; nothing on any other. */
export function signOf(sheet: Sheet | undefined): Drawing | null {
  const name = String(sheet?.facts.constellation || sheet?.slug.replace(/^maison-/, ''))
  const strokes = STROKES[name]
  return strokes ? [strokes, '--gold', true] : null
}
