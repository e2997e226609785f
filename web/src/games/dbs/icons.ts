/** What the numbers of this game mean, each by its own shape. */
import { ICONS, type Drawing } from '$parts/icons'

export const power: Drawing = ['M13.5 0L3 13.5h7L8 24l13-14.5h-8z', '--gold', false]
export const combo: Drawing = [ICONS.sparkle[0], '--combo', false]
