/** What a card shows besides its colour: a crest of whoever it is, a ground of its own, its strength and its skills. */
import type { Sheet } from '$lib/messages'
import { between, round, seeded, type Random } from '$lib/seeded'

/** Crests in a box of 100 × 100 around the middle; each character has one, turned and cut in a way of its own. */
const CRESTS = [
  'M50 8C62 30 84 40 74 66C70 82 58 92 50 92C42 92 30 82 26 66C16 40 38 30 50 8z', // a flame
  'M50 10L62 38L92 38L68 56L78 88L50 68L22 88L32 56L8 38L38 38z', // a star
  'M50 8L88 28V56C88 76 70 88 50 94C30 88 12 76 12 56V28z', // a shield
  'M58 6L24 54H46L38 94L78 42H54z', // a bolt
  'M64 10A42 42 0 1 0 90 62A34 34 0 1 1 64 10z', // a crescent
  'M50 8C78 34 82 62 50 92C18 62 22 34 50 8zM50 30V92', // a leaf
  'M50 6L94 50L50 94L6 50zM50 28L72 50L50 72L28 50z', // a diamond
  'M12 30L34 44L50 12L66 44L88 30L80 82H20z', // a crown
  'M50 10C76 42 84 54 84 66A34 34 0 1 1 16 66C16 54 24 42 50 10z', // a drop
  'M10 84L38 24L52 52L64 34L92 84z', // a mountain
  'M50 50C50 20 90 20 90 50S50 80 50 50C50 20 10 20 10 50S50 80 50 50z', // a knot
  'M44 8H56V40H90V54H56V92H44V54H10V40H44z', // a blade
  'M50 8A42 42 0 1 1 49.9 8zM50 26A24 24 0 1 0 50.1 26z', // a ring
  'M8 62C24 34 40 34 50 54C60 34 76 34 92 62C76 54 64 58 50 82C36 58 24 54 8 62z', // wings
  'M20 12H80L66 46L86 88H14L34 46z', // an anvil
  'M50 8L60 36L88 24L68 48L94 62L64 62L66 92L50 68L34 92L36 62L6 62L32 48L12 24L40 36z', // a sun
]

const pick = (random: Random, count: number): number => Math.floor(random() * count)

/** How light falls on the ground of a card, one way for each name. */
function ground(random: Random, tone: (lighter: number, alpha?: number) => string): string {
  const [turn, step] = [Math.round(between(random, -40, 40)), between(random, 7, 13)]
  const rows = Array.from({ length: Math.ceil(180 / step) }, (_, place) => place * step - 40)
  const line = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${tone(16, 0.34)}" stroke-width="${round(width)}"/>`
  const kinds = [
    () => rows.map((y) => line(`M-40 ${round(y)}H150`, step * 0.32)).join(''),
    () => rows.map((y) => line(`M-40 ${round(y)}l20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10`, 2.2)).join(''),
    () => rows.map((y) => line(`M50 54m-${round(y + 50)} 0a1 1 0 1 0 ${round(2 * (y + 50))} 0a1 1 0 1 0 -${round(2 * (y + 50))} 0`, 1.6)).join(''),
    () => rows.map((y) => line(`M-40 ${round(y)}q12 -9 24 0t24 0 24 0 24 0 24 0 24 0 24 0`, 2)).join(''),
    () => rows.map((y, place) => `<circle cx="${round((place * 37) % 100)}" cy="${round(y)}" r="${round(step * 0.9)}" fill="${tone(14, 0.22)}"/>`).join(''),
    () => Array.from({ length: 18 }, (_, ray) => `<path d="M50 52L${round(50 + 140 * Math.cos(ray * 0.349))} ${round(52 + 140 * Math.sin(ray * 0.349))}L${round(50 + 140 * Math.cos(ray * 0.349 + 0.17))} ${round(52 + 140 * Math.sin(ray * 0.349 + 0.17))}z" fill="${tone(12, 0.26)}"/>`).join(''),
  ] // prettier-ignore
  return `<g transform="rotate(${turn} 50 52)">${kinds[pick(random, kinds.length)]!()}</g>`
}

/** The signs of the skills that change a battle, from the English names that the facets carry. */
const SIGNS: [test: RegExp, path: string][] = [
  [/^(Blocker|Barrier|Deflect|Aegis|Indestructible)/, 'M5 0L10 2V6C10 9 7.5 10.5 5 12C2.5 10.5 0 9 0 6V2z'],
  [/(Strike|Critical)/, 'M0 10L8 0L10 2L2 12z'],
  [/Attack$/, 'M0 6L6 0V4H10V8H6V12z'],
  [/^Counter/, 'M10 2A6 6 0 1 0 10 10L8 8.4A3.4 3.4 0 1 1 8 3.6z'],
  [/(Evolve|Awaken|Union|Ultimate)/, 'M5 0L10 6H7V12H3V6H0z'],
  [/(Realm|Wormhole|Revive|Swap)/, 'M5 0A6 6 0 1 1 4.9 0zM5 3A3 3 0 1 0 5.1 3z'],
]

/** Hue, saturation and lightness of a card: its colour, shifted as far as it stays that colour. */
export function toned(sheet: Sheet, [hue, saturation, lightness]: [number, number, number]) {
  const random = seeded('tone ' + sheet.name)
  const [turn, light, rich] = [between(random, -16, 16), between(random, -9, 9), between(random, -14, 8)]
  return (lighter: number, alpha = 1): string =>
    `hsl(${round(hue + turn)} ${round(Math.max(12, saturation + rich))}% ${round(Math.max(4, Math.min(96, lightness + light + lighter)))}% / ${alpha.toFixed(2)})`
}

/** The ground of a card and, before it, the crest of its character, as many stars as it has 5,000 power, its skills. */
export function crest(sheet: Sheet, tone: (lighter: number, alpha?: number) => string) {
  const whose = String((sheet.facts.characters as string[] | undefined)?.[0] ?? sheet.name)
  const [character, own] = [seeded('crest ' + whose), seeded('ground ' + sheet.name)]
  const path = CRESTS[pick(character, CRESTS.length)]!
  const mirrored = character() < 0.5 ? -1 : 1
  const tilt = between(character, -24, 24) + between(own, -8, 8)
  const wide = between(character, 0.8, 1.1)
  const power = sheet.numbers.power ?? 0
  const size = (power ? 0.4 + Math.min(power, 40000) / 130000 : 0.46) * (sheet.facts.type === 'leader' ? 1.2 : 1)
  const place = `translate(50 50) rotate(${round(tilt)}) scale(${(mirrored * size * wide).toFixed(2)} ${size.toFixed(2)}) translate(-50 -50)`
  const stars = Array.from({ length: Math.min(9, Math.round(power / 5000)) }, (_, star) => {
    const angle = -Math.PI / 2 + (star - (Math.round(power / 5000) - 1) / 2) * 0.34
    return `<circle cx="${round(50 + 37 * Math.cos(angle))}" cy="${round(54 + 37 * Math.sin(angle))}" r="2.3" fill="#fff6d8" stroke="#0007" stroke-width=".6"/>`
  })
  const words = (sheet.facets?.keyword ?? []) as string[]
  const signs = SIGNS.filter(([test]) => words.some((word) => test.test(word))).map(
    ([, sign], at) => `<path d="${sign}" transform="translate(84 ${34 + at * 15})" fill="#fff" stroke="#000b" stroke-width="1.4" paint-order="stroke"/>`,
  ) // prettier-ignore
  return {
    ground: ground(own, tone),
    crest:
      `<g transform="${place}" stroke-linejoin="round" fill-rule="evenodd"><path d="${path}" fill="${tone(-38, 0.75)}" stroke="${tone(-40)}" stroke-width="12"/>` +
      `<path d="${path}" fill="${tone(30)}" stroke="#fff" stroke-opacity=".85" stroke-width="3"/></g>${stars.join('')}${signs.join('')}`,
  }
}
