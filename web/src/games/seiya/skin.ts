/** Saint Seiya: a constellation on a night sky, denser and brighter with rank; an Armour's is symmetrical. */
import type { Sheet } from '$lib/messages'
import { between, round, seeded, type Random } from '$lib/seeded'
import { signed } from '$parts/card/text'
import type { Sign, Skin } from '../game'
import { figureOf } from './figures'
import { cosmos, flame, force, gradeAtNight, heal, hourglass, sapphireAtNight, soul, soulGained } from './icons'
import { words } from './words'
import { signOf } from './zodiac'

const RANKS = ['very-common', 'common', 'uncommon', 'rare', 'very-rare']
const FRAMES = ['#8d96a8', '#a9744a', '#b9c4d4', '#d9a93a', '#e9d28a']

/** The hues of the sky and of the light, by the first class that has its own. */
const SKIES: [test: RegExp, sky: [number, number], light: string][] = [
  [/Dieu/, [330, 268], '#ffd3e6'],
  [/Juge/, [250, 300], '#e6d2ff'],
  [/Spectre|Squelette/, [268, 235], '#d5c2ff'],
  [/Sens|Capacité/, [262, 38], '#f3e4ff'],
  [/Maison/, [42, 228], '#ffe6a8'],
  [/Autel/, [205, 45], '#fff6dd'],
  [/Épreuve/, [280, 215], '#dccbff'],
  [/d'Or/, [38, 265], '#ffdf94'],
  [/d'Argent/, [215, 200], '#e6efff'],
  [/Noir/, [285, 330], '#e0b8ff'],
  [/Fantôme/, [172, 210], '#b6ffe9'],
  [/d'Acier/, [205, 190], '#cfe6f5'],
  [/Bronze/, [18, 235], '#ffcfa6'],
  [/Divin/, [205, 235], '#d6f0ff'],
  [/Marina|Pilier/, [186, 160], '#a8fff0'],
  [/Relique/, [320, 275], '#ffd0f2'],
  [/Épopée/, [275, 32], '#ffe2b0'],
  [/Plateau/, [222, 20], '#ffd9b8'],
  [/Héros/, [225, 345], '#fff3c9'],
]
/** Cards without a rank have a frame of their own. */
const UNRANKED: Record<string, string> = {
  'board-technique': '#c8703a',
  pilier: '#3f9aa0',
  epopee: '#8a63c8',
  statue: '#7fb2e6',
  sens: '#a88be0',
  epreuve: '#7d63b8',
  capacite: '#c08be0',
  maison: '#d9a93a',
  autel: '#cdbb92',
}
const STYX = '#8d68d6' // of Characters that live in the Enfers

/** The grade of a Character of the Styx, 0 of any other card. */
export const gradeOf = (sheet: Sheet | undefined): number => Number(sheet?.facts.grade ?? 0)

const ranksOf = (sheet: Sheet): number[] => (sheet.facts.ranks as string[]).map((rank) => RANKS.indexOf(rank))
const rankOf = (sheet: Sheet): number => Math.min(4, Math.max(0, gradeOf(sheet) - 1, ...ranksOf(sheet)))

/** What is printed beside the name: a Flame, a Sapphire, the Energy of a Technique, the hourglasses of an Épopée, the
 * grade of a Character of the Styx, the sign of a Maison or of a card of the duel. */
function signs(sheet: Sheet): Sign[] {
  const icon = typeof sheet.facts.icon === 'string' ? sheet.facts.icon : ''
  if (icon === 'flame') return [{ icon: flame, count: 1, word: words().signs.flame }]
  if (icon === 'sapphire') return [{ icon: sapphireAtNight, count: 1, word: words().signs.sapphire }]
  if (icon.startsWith('hourglass:')) return [{ icon: hourglass, count: lasting(sheet), word: words().signs.hourglass }]
  const grade = gradeOf(sheet)
  if (grade) return [{ icon: gradeAtNight, count: grade, word: words().signs.grade, upright: true }]
  const sign = signOf(sheet)
  if (sign) return [{ icon: sign, count: 1 }]
  const energy = energyOf(sheet)
  return energy ? [{ icon: 'energy', count: energy, word: words().signs.energy }] : []
}
/** How many hourglasses an Épopée lasts. */
export const lasting = (sheet: Sheet | undefined): number => Number(String(sheet?.facts.icon ?? '').split(':')[1] ?? 0)
/** What a Technique costs. */
export const energyOf = (sheet: Sheet | undefined): number => Number(sheet?.facts.energy ?? 0)

interface Star {
  x: number
  y: number
  size: number
}

/** Stars well apart from each other, in the upper part of the card. */
function stars(random: Random, count: number, mirrored: boolean): Star[] {
  const found: Star[] = []
  for (let tries = 0; found.length < count && tries < 400; tries++) {
    const x = mirrored ? between(random, 50, 84) : between(random, 15, 85)
    const star = { x, y: between(random, 27, 70), size: between(random, 0.9, 2.1) }
    const apart = mirrored ? 9 : 11
    if (found.every((other) => Math.hypot(other.x - star.x, other.y - star.y) > apart)) found.push(star)
  }
  return found
}

/** The shortest lines that join all stars. */
function lines(all: Star[]): [Star, Star][] {
  const [start, ...left] = all
  if (!start) return []
  const joined = [start]
  const found: [Star, Star][] = []
  while (left.length) {
    let best: [Star, Star] = [joined[0]!, left[0]!]
    let shortest = Infinity
    for (const one of joined)
      for (const other of left) {
        const length = Math.hypot(one.x - other.x, one.y - other.y)
        if (length < shortest) [best, shortest] = [[one, other], length]
      }
    found.push(best)
    joined.push(best[1])
    left.splice(left.indexOf(best[1]), 1)
  }
  return found
}

const mirror = (star: Star): Star => ({ ...star, x: 100 - star.x })

function emblem(sheet: Sheet): string {
  const random = seeded(sheet.slug)
  const rank = rankOf(sheet)
  const armour = sheet.facts.type === 'armure'
  const classes = (sheet.facts.classes as string[]).join(' ')
  const night = gradeOf(sheet) && !classes ? 'Spectre' : classes
  const [, [hue, other], light] = SKIES.find(([test]) => test.test(night)) ?? SKIES.at(-1)!
  const turn = between(random, -14, 14)
  const clouds = [0, 1, 2].map((place) => {
    const tone = place % 2 ? other : hue + turn
    return (
      `<radialGradient id="c${place}"><stop offset="0" stop-color="hsl(${round(tone)} 75% ${38 + rank * 3}%)" stop-opacity="${0.55 + rank * 0.07}"/>` +
      `<stop offset="1" stop-color="hsl(${round(tone)} 75% 30%)" stop-opacity="0"/></radialGradient>`
    )
  })
  const patches = clouds.map((_, place) => {
    const [x, y] = [between(random, 15, 85), between(random, 15, 75)]
    const [rx, ry] = [between(random, 32, 60), between(random, 18, 38)]
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#c${place})" transform="rotate(${round(between(random, -40, 40))} ${round(x)} ${round(y)})"/>`
  })
  const dust = Array.from({ length: 34 + rank * 14 }, () => {
    const bright = between(random, 0.25, 0.85)
    return `<circle cx="${round(between(random, 0, 100))}" cy="${round(between(random, 0, 90))}" r="${round(between(random, 0.15, 0.55))}" fill="#fff" opacity="${bright.toFixed(2)}"/>`
  })
  const figure = figureOf(String(sheet.facts.type), random)
  const half = figure
    ? figure.stars.map(([x, y]) => ({ x, y, size: between(random, 0.9, 2.1) }))
    : stars(random, armour ? 3 + Math.ceil(rank / 2) : 5 + rank, armour)
  const drawn = figure ? figure.joins.map(([from, to]): [Star, Star] => [half[from]!, half[to]!]) : lines(half)
  const all = armour ? [...half, ...half.map(mirror)] : half
  const joins = armour ? [...drawn, ...drawn.map(([a, b]): [Star, Star] => [mirror(a), mirror(b)])] : drawn
  if (armour) {
    const byHeight = [...half].sort((a, b) => a.x - b.x)
    joins.push([byHeight[0]!, mirror(byHeight[0]!)])
    if (rank > 1 && byHeight[1]) joins.push([byHeight[1], mirror(byHeight[1])])
  } else if (!figure && rank > 0 && half.length > 3) {
    joins.push([half[0]!, half[Math.floor(between(random, 2, half.length))]!])
  }
  const brightest = half.reduce((best, star) => (star.size > best.size ? star : best), half[0]!)
  const ray = 5 + rank * 1.6
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice"><defs>` +
    `<linearGradient id="n" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 9%)"/><stop offset=".6" stop-color="hsl(${hue} 50% 15%)"/><stop offset="1" stop-color="hsl(${hue} 45% 8%)"/></linearGradient>` +
    `<radialGradient id="g"><stop offset="0" stop-color="${light}" stop-opacity=".9"/><stop offset=".25" stop-color="${light}" stop-opacity=".35"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>${clouds.join('')}</defs>` +
    `<rect width="100" height="140" fill="url(#n)"/>${patches.join('')}${dust.join('')}` +
    `<g stroke="${light}" stroke-width=".55" stroke-opacity="${(0.5 + rank * 0.09).toFixed(2)}">${joins
      .map(([a, b]) => `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}"/>`)
      .join('')}</g>` +
    all
      .map(
        (star) =>
          `<circle cx="${round(star.x)}" cy="${round(star.y)}" r="${round(star.size * (3 + rank * 0.45))}" fill="url(#g)"/><circle cx="${round(star.x)}" cy="${round(star.y)}" r="${round(star.size * 0.8)}" fill="#fff"/>`,
      )
      .join('') +
    [brightest, ...(armour ? [mirror(brightest)] : [])]
      .map(
        ({ x, y }) =>
          `<path d="M${round(x)} ${round(y - ray)}L${round(x + 0.5)} ${round(y)}L${round(x)} ${round(y + ray)}L${round(x - 0.5)} ${round(y)}zM${round(x - ray)} ${round(y)}L${round(x)} ${round(y + 0.5)}L${round(x + ray)} ${round(y)}L${round(x)} ${round(y - 0.5)}z" fill="#fff"/>`,
      )
      .join('') +
    `</svg>`
  )
}

/** The back of a card: a clock face on a night sky of three shades, in the colours of its lines and of its star. */
function back(name: string, [near, far, edge]: [string, string, string], line: string, star: string): string {
  const random = seeded(name)
  const dust = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${round(between(random, 6, 94))}" cy="${round(between(random, 6, 134))}" r="${round(between(random, 0.2, 0.6))}" fill="#fff" opacity="${between(random, 0.2, 0.7).toFixed(2)}"/>`,
  )
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    const at = (radius: number) => `${round(50 + Math.sin(angle) * radius)} ${round(70 - Math.cos(angle) * radius)}`
    return `<path d="M${at(25)}L${at(hour % 3 ? 29 : 32)}" stroke-width="${hour % 3 ? 0.8 : 1.6}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><defs><radialGradient id="a" cy=".5" r=".75"><stop offset="0" stop-color="${near}"/><stop offset=".6" stop-color="${far}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>` +
    `<rect width="100" height="140" fill="url(#a)"/>${dust.join('')}` +
    `<g fill="none" stroke="${line}" stroke-linecap="round"><rect x="5" y="5" width="90" height="130" rx="5" stroke-width="1.2"/><rect x="8" y="8" width="84" height="124" rx="3.5" stroke-width=".5"/><circle cx="50" cy="70" r="22" stroke-width=".8"/><circle cx="50" cy="70" r="35" stroke-width="1"/>${hours.join('')}</g>` +
    `<path d="M50 51c1.7 12 7 17.3 19 19-12 1.7-17.3 7-19 19-1.7-12-7-17.3-19-19 12-1.7 17.3-7 19-19z" fill="${star}"/></svg>`
  )
}

/** Cards of the Styx have a back of their own. */
export const styxBack = back('the back of the Styx', ['#4a2a7e', '#26133f', '#120a20'], '#a88be0', '#d9c6ff')

/** The class with the mark of its rank: the frame and the large view say which one that is. */
const kind = (whole: string): string => whole.replace(/ · [^·]*?([●▲◆★])/g, ' $1')

export const skin: Partial<Skin> = {
  emblem,
  kind,
  back: back('the back of Saint Seiya', ['#27407e', '#142348', '#0a1226'], '#d9b45c', '#f0cf7d'),
  costs: ['cost_force', 'cost_cosmos', 'cost_souls'],
  values: ['force', 'heal', 'cosmos', 'gain_souls'],
  icons: { cost_force: force, cost_cosmos: cosmos, cost_souls: soul, force, heal, cosmos, gain_souls: soulGained },
  points: (sheet) => {
    const text = sheet.facts.pv_rule ? '★' : sheet.facts.pv == null ? '' : String(sheet.facts.pv)
    return text ? { icon: 'laurel', label: 'PV', text } : null
  },
  frame: (sheet) => {
    const [first, second] = ranksOf(sheet)
    const unranked = gradeOf(sheet) ? STYX : (UNRANKED[String(sheet.facts.type)] ?? FRAMES[0]!)
    const colour = first === undefined ? unranked : FRAMES[first]!
    return { colour, second: second === undefined ? undefined : FRAMES[second], shine: rankOf(sheet) }
  },
  signs,
  counter: (sheet, name, count) =>
    name === 'hourglass'
      ? { icon: hourglass, text: String(count), words: words().hourglasses(count, lasting(sheet)) }
      : { icon: 'laurel', text: signed(count), words: words().onCard(signed(count)) },
}
