/** Dragon Ball Super: an aura in the card's colours, layered waves that grow with power. */
import type { Sheet } from '$lib/messages'
import { between, round, seeded, type Random } from '$lib/seeded'
import type { Skin } from '../game'
import { combo, power } from './icons'

/** Hue, saturation and lightness of an aura's middle. */
const AURAS: Record<string, [number, number, number]> = {
  red: [4, 85, 52],
  blue: [212, 88, 54],
  green: [140, 62, 44],
  yellow: [44, 95, 54],
  black: [274, 34, 40],
}
const DOTS: Record<string, string> = {
  red: '#d8352a',
  blue: '#2b6fd6',
  green: '#2f9850',
  yellow: '#e0aa12',
  black: '#4b4255',
}

const coloursOf = (sheet: Sheet): string[] => (sheet.facts.colours as string[] | undefined) ?? []
const shade = (colour: string, lighter: number, alpha = 1): string => {
  const [hue, saturation, lightness] = AURAS[colour] ?? AURAS.black!
  return `hsl(${hue} ${saturation}% ${Math.max(4, Math.min(96, lightness + lighter))}% / ${alpha.toFixed(2)})`
}

/** A flame-like outline around a middle: radius waves with the angle, tips pulled upwards. */
function wave(random: Random, radius: number, wild: number): string {
  const phases = [0, 1, 2].map(() => between(random, 0, Math.PI * 2))
  const counts = [3 + Math.floor(random() * 3), 5 + Math.floor(random() * 4), 9 + Math.floor(random() * 5)]
  const points: string[] = []
  for (let step = 0; step <= 72; step++) {
    const angle = (step / 72) * Math.PI * 2
    const tips = phases.reduce((sum, phase, place) => sum + Math.sin(angle * counts[place]! + phase) / (place + 1.3), 0)
    const rise = Math.max(0, -Math.sin(angle))
    const reach = radius * (1 + tips * wild * (0.35 + rise * 0.9) + rise * 0.35)
    points.push(`${round(50 + Math.cos(angle) * reach * 0.95)} ${round(52 + Math.sin(angle) * reach)}`)
  }
  return `M${points.join('L')}z`
}

function emblem(sheet: Sheet): string {
  const random = seeded(String(sheet.facts.number) + sheet.slug)
  const colours = coloursOf(sheet)
  const main = colours[0] ?? 'black'
  const strength = Math.min(1, (sheet.numbers.power ?? 8000) / 30000)
  const layers = 4 + Math.round(strength * 4)
  const leader = sheet.facts.type === 'leader'
  const extra = sheet.facts.type === 'extra'
  const rays = Array.from({ length: leader ? 26 : 12 }, () => {
    const angle = between(random, 0, Math.PI * 2)
    const spread = between(random, 0.012, leader ? 0.06 : 0.04)
    const at = (turn: number, reach: number) =>
      `${round(50 + Math.cos(angle + turn) * reach)} ${round(52 + Math.sin(angle + turn) * reach)}`
    return `<path d="M${at(0, 12)}L${at(-spread, 110)}L${at(spread, 110)}z" fill="${shade(main, 22, between(random, 0.05, 0.2))}"/>`
  })
  const body = extra
    ? Array.from({ length: layers + 2 }, (_, place) => {
        // An Extra Card has no body: its aura runs in bands across the card.
        const colour = colours[place % Math.max(colours.length, 1)] ?? main
        const [base, height, shift] = [18 + place * 9, between(random, 3, 9), between(random, 0, 40)]
        const reach = between(random, 18, 34)
        return `<path d="M-10 ${round(base)}q${round(reach / 2)} ${round(-height)} ${round(reach)} 0t${round(reach)} 0 ${round(reach)} 0 ${round(reach)} 0 ${round(reach)} 0v${round(7 + height)}q${round(-reach / 2)} ${round(height)} ${round(-reach)} 0t${round(-reach)} 0 ${round(-reach)} 0 ${round(-reach)} 0 ${round(-reach)} 0z" transform="translate(${round(-shift)})" fill="${shade(colour, -10 + place * 6, 0.55)}"/>`
      })
    : Array.from({ length: layers }, (_, place) => {
        const colour = colours[place % Math.max(colours.length, 1)] ?? main
        const inward = place / (layers - 1)
        const radius = (15 + strength * 20) * (1 - inward * 0.78) + 4
        return `<path d="${wave(random, radius, 0.2 + strength * 0.18)}" fill="${shade(colour, -20 + inward * 52, 0.35 + inward * 0.4)}"/>`
      })
  const sparks = Array.from({ length: 10 + Math.round(strength * 26) }, () => {
    const [x, y, size] = [between(random, 4, 96), between(random, 6, 86), between(random, 0.3, 1.1)]
    return `<path d="M${round(x)} ${round(y - size * 2)}l${round(size * 0.5)} ${round(size * 1.5)} ${round(size * 1.5)} ${round(size * 0.5)} ${round(-size * 1.5)} ${round(size * 0.5)} ${round(-size * 0.5)} ${round(size * 1.5)} ${round(-size * 0.5)} ${round(-size * 1.5)} ${round(-size * 1.5)} ${round(-size * 0.5)} ${round(size * 1.5)} ${round(-size * 0.5)}z" fill="#fff" opacity="${between(random, 0.3, 0.9).toFixed(2)}"/>`
  })
  const stops = (colours.length ? colours : [main])
    .map(
      (colour, place, all) =>
        `<stop offset="${(all.length > 1 ? place / (all.length - 1) : 0.1).toFixed(2)}" stop-color="${shade(colour, -34)}"/>`,
    )
    .join('')
  const ring =
    sheet.facts.type === 'unison'
      ? `<g fill="none" stroke="${shade(main, 34, 0.8)}"><circle cx="50" cy="52" r="33" stroke-width="1.2"/><circle cx="50" cy="52" r="37" stroke-width=".5" stroke-dasharray="2 2.5"/></g>`
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="b" x2="1" y2=".6">${stops}<stop offset="1" stop-color="${shade(colours.at(-1) ?? main, -44)}"/></linearGradient>` +
    `<radialGradient id="h"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="100" height="140" fill="url(#b)"/>${rays.join('')}${body.join('')}${ring}` +
    (extra ? '' : `<circle cx="50" cy="53" r="${round(6 + strength * 7)}" fill="url(#h)"/>`) +
    `${sparks.join('')}</svg>`
  )
}

function back(): string {
  const random = seeded('the back of Dragon Ball Super')
  const waves = Array.from(
    { length: 6 },
    (_, place) =>
      `<path d="${wave(random, 46 - place * 7, 0.24)}" transform="translate(0 18)" fill="hsl(${18 + place * 6} 92% ${22 + place * 9}% / .6)"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><defs><radialGradient id="a" cy=".5" r=".75"><stop offset="0" stop-color="#7a2a08"/><stop offset=".7" stop-color="#33101f"/><stop offset="1" stop-color="#1a0a18"/></radialGradient></defs>` +
    `<rect width="100" height="140" fill="url(#a)"/>${waves.join('')}<circle cx="50" cy="70" r="10" fill="#fff3d6"/>` +
    `<g fill="none" stroke="#ffb24a"><rect x="5" y="5" width="90" height="130" rx="5" stroke-width="1.4"/><rect x="8" y="8" width="84" height="124" rx="3.5" stroke-width=".5"/></g></svg>`
  )
}

export const skin: Partial<Skin> = {
  emblem,
  back: back(),
  costs: ['cost'],
  values: ['power', 'combo_power', 'combo_cost'],
  icons: { cost: 'energy', power, combo_power: combo, combo_cost: 'energy' },
  frame: (sheet) => ({
    colour: DOTS[coloursOf(sheet)[0] ?? 'black'] ?? DOTS.black!,
    shine: sheet.facts.type === 'leader' ? 4 : sheet.facts.type === 'unison' ? 3 : 1,
  }),
  dots: (sheet) => ((sheet.facts.specified as string[] | undefined) ?? []).map((colour) => DOTS[colour] ?? '#888'),
}
