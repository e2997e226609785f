/** How the cards of a game are drawn. A game without a skin of its own gets the plain one, which needs only its sheets. */
import type { Sheet } from '$lib/messages'
import type { IconName } from '$parts/icons'
import { plain } from './plain'
import { dbs } from './dbs'
import { seiya } from './seiya'

export interface Sign {
  icon: IconName
  count: number
}

export interface Skin {
  /** An SVG of 100 × 140 that belongs to this card alone; its upper half is what stays visible. */
  emblem(sheet: Sheet): string
  /** An SVG of 100 × 140. */
  back: string
  /** The numbers at the top left and those in the row of values, in their order. */
  costs: string[]
  values: string[]
  icons: Record<string, IconName>
  /** What stands at the bottom right, "" for nothing. */
  points(sheet: Sheet): string
  /** The colour of the frame, a second one for a card of two ranks, and how much it shines, 0 to 4. */
  frame(sheet: Sheet): { colour: string; second?: string; shine: number }
  /** Signs printed beside the name, each as often as it is there. */
  signs?(sheet: Sheet): Sign[]
  /** What the counters on a card are, where they are not plain markers; `signed`: +1 is not 1. */
  counter?(sheet: Sheet): { icon: IconName; signed: boolean }
  /** Coloured dots beside the cost. */
  dots(sheet: Sheet): string[]
}

const SKINS: Record<string, Skin> = { seiya, dbs }

export const skinOf = (game: string): Skin => SKINS[game] ?? plain

const pictures = new Map<string, string>()

/** An SVG as something that `url(…)` takes, made once. */
export function picture(name: string, draw: () => string): string {
  let found = pictures.get(name)
  if (!found) {
    found = `url("data:image/svg+xml,${encodeURIComponent(draw())}")`
    pictures.set(name, found)
  }
  return found
}

export const emblemOf = (game: string, sheet: Sheet): string =>
  picture(`${game}/${sheet.slug}`, () => skinOf(game).emblem(sheet))
export const backOf = (game: string): string => picture(`back of ${game}`, () => skinOf(game).back)
