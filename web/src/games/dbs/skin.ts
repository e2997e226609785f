/** Dragon Ball Super: the crest of a character before an aura in the card's colours, which grows with power. */
import type { Sheet } from '$lib/messages'
import { between, round, seeded, type Random } from '$lib/seeded'
import type { Skin } from '../game'
import { crest, toned } from './crest'
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

/** Waves of the colours of a card behind the crest of its character; an Extra Card has bands instead of a body. */
function emblem(sheet: Sheet): string {
  const random = seeded(String(sheet.facts.number) + sheet.slug)
  const colours = coloursOf(sheet)
  const tones = (colours.length ? colours : ['black']).map((colour) => toned(sheet, AURAS[colour] ?? AURAS.black!))
  const [main, last] = [tones[0]!, tones.at(-1)!]
  const strength = Math.min(1, (sheet.numbers.power ?? 8000) / 30000)
  const layers = 2 + Math.round(strength * 3)
  const { ground, crest: figure } = crest(sheet, main)
  const body = Array.from({ length: layers }, (_, place) => {
    const tone = tones[place % tones.length]!
    const inward = place / layers
    if (sheet.facts.type !== 'extra')
      return `<path d="${wave(random, (20 + strength * 16) * (1 - inward * 0.6), 0.2 + strength * 0.18)}" fill="${tone(-16 + inward * 34, 0.4)}"/>`
    const [base, height, reach] = [22 + place * 18, between(random, 4, 10), between(random, 20, 36)]
    return `<path d="M-20 ${round(base)}q${round(reach / 2)} ${round(-height)} ${round(reach)} 0t${round(reach)} 0 ${round(reach)} 0 ${round(reach)} 0 ${round(reach)} 0v${round(10 + height)}H-20z" fill="${tone(-6 + place * 7, 0.5)}"/>`
  })
  const ring =
    sheet.facts.type === 'unison'
      ? `<g fill="none" stroke="${main(34, 0.9)}"><circle cx="50" cy="52" r="41" stroke-width="1.6"/><circle cx="50" cy="52" r="45" stroke-width=".7" stroke-dasharray="2 2.5"/></g>`
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="b" x2="1" y2=".6"><stop offset=".1" stop-color="${main(-30)}"/><stop offset="1" stop-color="${last(-40)}"/></linearGradient></defs>` +
    `<rect width="100" height="140" fill="url(#b)"/>${ground}${body.join('')}${ring}${figure}</svg>`
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

/** What it belongs to: who it is says its name, its type shows in its picture, its colour in its frame. */
const kind = (whole: string): string => whole.match(/《[^》]*》/g)?.join(' ') ?? whole

export const skin: Partial<Skin> = {
  emblem,
  kind,
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
