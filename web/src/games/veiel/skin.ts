/** L'Ordre de Veiel: a stained-glass window. The pattern of its panes tells the colour, a medallion what the card does, an
 * inset its zone; enemies are of smoke glass, with eyes; a boss is a rose window. */
import { say } from '$lib/i18n'
import type { Sheet } from '$lib/messages'
import { between, round, seeded, type Random } from '$lib/seeded'
import type { Skin } from '../game'
import { ARMS, SIGNS } from './devices'
import { coloursOf, familyOf, kindOf, livesOf, starsOf, tierOf, typesOf, zoneOf, type Colour } from './facts'
import { FRAMES, glazed, HUES, PATTERNS, smoke } from './glass'
import { SHAPES } from './grid'
import { block, life, skull, star, swords, threat, wound } from './icons'
import { petals } from './rose'
import { words } from './words'

const LEAD = '#0d0f16'
const FAMILIES: Record<string, number> = { bêtes: 95, morts: 175, bande: 32, culte: 268, démons: 8 }
const EYES: Record<string, string> = { basic: '#dfe9d8', intermediate: '#ffc65c', powerful: '#ff6b52', boss: '#ff8a3c' }

const svg = (inner: string, box = '0 0 100 140'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMin slice"><rect width="100" height="140" fill="${LEAD}"/>${inner}</svg>`
const leaded = (inner: string, width = 1.5): string =>
  `<g stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round">${inner}</g>`

/** A sign in a round pane. */
function medallion(path: string, [x, y]: [number, number], [hue, saturation]: readonly [number, number]): string {
  const size = 1.15
  return (
    `<circle cx="${x}" cy="${y}" r="21" fill="hsl(${hue} ${saturation}% 16%)" stroke="${LEAD}" stroke-width="2.4"/>` +
    `<circle cx="${x}" cy="${y}" r="18.5" fill="none" stroke="hsl(${hue} ${saturation}% 62%)" stroke-width=".8"/>` +
    `<path transform="translate(${x - 12 * size} ${y - 12 * size}) scale(${size})" fill-rule="evenodd" d="${path}" fill="hsl(${hue} ${Math.min(saturation + 10, 90)}% 88%)" stroke="${LEAD}" stroke-width=".5"/>`
  )
}

/** The zone as a small plan, facing right; the own cell is the ring. */
function plan(zone: string): string {
  const shape = SHAPES[zone]?.filter(([ahead, aside]) => Math.abs(ahead) <= 5 && Math.abs(aside) <= 3)
  if (!shape?.length) return ''
  const near = shape.filter(([ahead, aside]) => zone === 'ligne' || (Math.abs(ahead) <= 3 && Math.abs(aside) <= 3))
  const all = [...near, [0, 0] as const]
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const [top, low] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
  const cell = Math.min(30 / (right - left + 1), 26 / (low - top + 1), 8)
  const [width, height] = [(right - left + 1) * cell, (low - top + 1) * cell]
  const [x0, y0] = [96 - width, 74 - height]
  const spot = (x: number, y: number) =>
    `x="${round(x0 + (x - left) * cell + 0.4)}" y="${round(y0 + (y - top) * cell + 0.4)}" width="${round(cell - 0.8)}" height="${round(cell - 0.8)}" rx=".8"`
  return (
    `<rect x="${round(x0 - 2)}" y="${round(y0 - 2)}" width="${round(width + 4)}" height="${round(height + 4)}" rx="2" fill="#0b0e17" opacity=".86"/>` +
    near.map(([x, y]) => `<rect ${spot(x, y)} fill="#ffd36b"/>`).join('') +
    `<rect ${spot(0, 0)} fill="none" stroke="#f4f1e6" stroke-width="1"/>`
  )
}

/** A figure in smoke glass: the same left and right, with eyes. */
function mask(sheet: Sheet): string {
  const random = seeded(sheet.slug)
  const hue = FAMILIES[familyOf(sheet)] ?? 215
  const [wide, high, gap] = [between(random, 5, 9), between(random, 2.2, 4.6), between(random, 8, 13)]
  const [y, slant, jaw] = [between(random, 40, 46), between(random, -3.5, 3.5), between(random, 68, 75)]
  const [tip, top] = [between(random, 74, 82), between(random, 11, 19)]
  const horn =
    tierOf(sheet) === 'powerful'
      ? `<path d="M60 30L${round(tip)} ${round(top)}L71 40z" fill="hsl(${hue} 18% 48%)"/>`
      : ''
  const half =
    horn +
    `<path d="M50 25L68 31L74 48L50 ${round(y + 4)}z" fill="hsl(${hue} 18% 38%)"/>` +
    `<path d="M50 ${round(y + 4)}L74 48L65 64L50 ${round(jaw)}z" fill="hsl(${hue} 16% 28%)"/>` +
    `<path d="M${round(50 + gap - wide / 2)} ${round(y + slant)}L${round(50 + gap)} ${round(y - high)}L${round(50 + gap + wide)} ${round(y - slant)}L${round(50 + gap)} ${round(y + high / 2)}z" fill="${EYES[tierOf(sheet)] ?? '#dfe9d8'}"/>`
  const back = leaded(glazed(smoke(random), [hue, 9], random, 22))
  return `${back}${leaded(`${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`, 1.8)}`
}

/** A land under a low sun. */
function land(random: Random): string {
  const hue = between(random, 0, 360)
  const sun = between(random, 25, 75)
  const hills = [58, 68, 80].map((y, place) => {
    const points = Array.from({ length: 6 }, (_, at) => `${at * 20} ${round(y + between(random, -9, 7))}`)
    return `<path d="M0 140L${points.join('L')}L100 140z" fill="hsl(${round(hue + place * 14)} 24% ${30 - place * 7}%)"/>`
  })
  const sky = glazed(PATTERNS.incolore(random), [hue + 30, 32], random, 8)
  return leaded(
    `${sky}<circle cx="${round(sun)}" cy="46" r="15" fill="hsl(${round(hue + 40)} 70% 70%)"/>${hills.join('')}`,
  )
}

function emblem(sheet: Sheet): string {
  const random = seeded(sheet.slug)
  const kind = kindOf(sheet)
  if (kind === 'enemy') return svg(mask(sheet) + plan(zoneOf(sheet)))
  if (kind === 'battlefield') return svg(land(random))
  if (kind === 'boss') {
    const lives = livesOf(sheet, 2) || 6
    return svg(`${leaded(glazed(smoke(random), [20, 14], random, 26))}${petals(sheet.slug, lives, lives)}`)
  }
  const [first] = coloursOf(sheet)
  if (kind === 'action') {
    const back = leaded(glazed(smoke(random), [14, 30], random, 20))
    return svg(back + medallion(SIGNS.attaque!, [40, 46], [14, 55]) + plan(zoneOf(sheet)))
  }
  const sign = kind === 'hero' ? ARMS[sheet.slug] : SIGNS[typesOf(sheet)[0] ?? '']
  const zone = plan(zoneOf(sheet))
  const device = sign ? medallion(sign, [zone ? 36 : 50, 47], HUES[first!]) : ''
  return svg(glass(sheet) + device + zone + stars(starsOf(sheet)))
}

/** One star for a Novice, four for a Master. */
const stars = (count: number): string =>
  Array.from(
    { length: count },
    (_, place) =>
      `<path transform="translate(${5 + place * 10.5} 66) scale(.42)" d="${star[0]}" fill="#ffd36b" stroke="${LEAD}" stroke-width="3" paint-order="stroke"/>`,
  ).join('')

/** The panes of a card of the heroes; those of two colours are parted. */
function glass(sheet: Sheet): string {
  const random = seeded(sheet.slug)
  const [first, second] = coloursOf(sheet)
  const whole = leaded(glazed(PATTERNS[first!](random), HUES[first!], random))
  if (!second) return whole
  const half = leaded(glazed(PATTERNS[second](random), HUES[second], random))
  return `${whole}<clipPath id="h"><path d="M62 0H100V140H38z"/></clipPath><g clip-path="url(#h)">${half}</g>`
}

/** A hero or an enemy as it stands on the board: the same window, near by. */
export function portrait(sheet: Sheet): string {
  if (kindOf(sheet) === 'enemy') return svg(mask(sheet), '15 8 70 70')
  const arms = ARMS[sheet.slug]
  return svg(glass(sheet) + (arms ? medallion(arms, [50, 47], HUES[coloursOf(sheet)[0]!]) : ''), '14 10 72 80')
}

function back(): string {
  const random = seeded('the back of L’Ordre de Veiel')
  const rose = petals('the back', 12, 12)
  return svg(
    leaded(glazed(PATTERNS.violet(random), [232, 30], random, 20)) +
      `<g transform="translate(0 22)">${rose}</g><rect x="4" y="4" width="92" height="132" rx="4" fill="none" stroke="#c9a24a" stroke-width="1.2"/>`,
  )
}

const rare = (sheet: Sheet): boolean => sheet.facts.rare === true

export const skin: Partial<Skin> = {
  name: (sheet) => say(sheet.title),
  emblem,
  back: back(),
  costs: [],
  values: ['threat', 'swords'],
  icons: { threat, swords },
  frame: (sheet) => {
    const kind = kindOf(sheet)
    if (kind === 'enemy' || kind === 'battlefield') return { colour: '#5f6875', shine: 0 }
    if (kind === 'boss' || kind === 'action') return { colour: '#8a4a34', shine: kind === 'boss' ? 4 : 0 }
    const [first, second] = coloursOf(sheet) as [Colour, Colour?]
    return {
      colour: FRAMES[first],
      second: second && FRAMES[second],
      shine: rare(sheet) || kind === 'master' ? 3 : 0,
    }
  },
  counter: (_sheet, name, count) => ({
    icon: { lives: life, wounds: wound, block, toughness: skull }[name] ?? 'marker',
    text: String(count),
    words: words().counter(name, count),
  }),
}
