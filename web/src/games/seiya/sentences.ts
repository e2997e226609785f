import type { Sheet } from '$lib/messages'
import { plain } from '../plain'

/** A sentence that stands alone. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** How a card is called in the language of the page: in English as the saga calls it there. */
export const called = (sheet: Sheet | undefined): string => (sheet ? plain.skin.name(sheet) : '')
