/** What the cards and tokens of this game mean, each by its own shape. */
import { ICONS, type Drawing } from '$parts/icons'

export const force: Drawing = [
  'M12 1l2.3 5.1 4.6-3.2-.5 5.6 5.6.5-4.1 3.8 4.1 3.8-5.6.1.5 5.6-4.6-3-2.3 5.1-2.3-5.1-4.6 3 .5-5.6-5.6-.1 4.1-3.8L0 9l5.6-.5-.5-5.6 4.6 3.2z',
  '--force',
  false,
]
export const cosmos: Drawing = ['M12 0c1 7 5 11 12 12-7 1-11 5-12 12-1-7-5-11-12-12 7-1 11-5 12-12z', '--cosmos', false]
export const heal: Drawing = [
  'M12 22C5.5 17 1 13 1 8a6 6 0 0 1 11-3.3A6 6 0 0 1 23 8c0 5-4.5 9-11 14z',
  '--good',
  false,
]
export const wound: Drawing = ['M12 1c4.5 6 7 9.7 7 13.6A7 7 0 0 1 5 14.6C5 10.7 7.5 7 12 1z', '--wound', false]
export const flame: Drawing = [
  'M12 1c.6 4 5.5 6 5.5 12.3A5.5 5.5 0 0 1 12 23a5.5 5.5 0 0 1-5.5-5.7c0-3 1.5-4.4 2.2-6.6.9.7 1.5 1.7 1.6 3C12 11 12.8 6 12 1z',
  '--gold',
  false,
]
export const sapphire: Drawing = ['M7 2h10l5 7-10 13.5L2 9zM8.6 4.2L6 8h12l-2.6-3.8z', '--cosmos', false]
export const hourglass: Drawing = [
  'M5 1h14v3c0 4-3.5 5.5-4.6 8 1.1 2.5 4.6 4 4.6 8v3H5v-3c0-4 3.5-5.5 4.6-8C8.5 9.5 5 8 5 4z',
  '--gold',
  false,
]
export const weapon: Drawing = [
  'M21.5 2.5L9.5 14.5M21.5 2.5h-4L8 12l4 4 9.5-9.5zM5.5 12l6.5 6.5M8.5 15.5L2.5 21.5',
  '--gold',
  true,
]
export const discard: Drawing = ['M5 2h14v9M5 2v9M12 8v13M6.5 15.5L12 21.5l5.5-6', '--wound', true]
export const draw: Drawing = ['M5 22h14v-9M5 22v-9M12 16V3M6.5 8.5L12 2.5l5.5 6', '--gold', true]
export const purify: Drawing = [ICONS.sparkle[0], '--good', false]

/** An Âme: a drop that is also a flame; one that is gained bears a cross. */
const DROP =
  'M13.5 1c.5 4.5 6 7.5 6 13.2A7.5 7.5 0 0 1 12 22.5a7.5 7.5 0 0 1-7.5-8.3c0-3.9 2.6-5.9 3.6-9.2 1.4.9 2.2 2.2 2.4 3.8C12.3 7 13.4 4.4 13.5 1z'
export const soul: Drawing = [DROP, '--soul', false]
export const soulGained: Drawing = [
  `${DROP}M10.9 11.4v2.8H8.1v2.2h2.8v2.8h2.2v-2.8h2.8v-2.2h-2.8v-2.8z`,
  '--soul',
  false,
]
export const diamond: Drawing = ['M12 1l8.5 11L12 23 3.5 12z', '--gate', false]
export const chain: Drawing = [
  'M10 6.5l2.2-2.2a4.6 4.6 0 0 1 6.5 6.5L16.5 13M14 17.5l-2.2 2.2a4.6 4.6 0 0 1-6.5-6.5L7.5 11M9 15l6-6',
  '--soul',
  true,
]
export const abyss: Drawing = ['M12 1.5a10.5 10.5 0 1 1-10 13.7 8 8 0 1 0 10-13.7z', '--soul', false]

/** On the dark head of a card, whatever the theme. */
export const sapphireAtNight: Drawing = [sapphire[0], '--sapphire-at-night', false]
export const gradeAtNight: Drawing = [diamond[0], '--grade-at-night', false]
