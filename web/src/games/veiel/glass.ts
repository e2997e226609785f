/** Stained glass: leaded panes in a pattern that belongs to a colour, trembling with the name of the card. */
import { between, round, type Random } from '$lib/seeded'
import type { Colour } from './facts'

export type Point = readonly [x: number, y: number]
export type Pane = Point[]

/** Hue and saturation of each colour; clear glass has hardly any. */
export const HUES: Record<Colour, readonly [hue: number, saturation: number]> = {
  rouge: [356, 68],
  jaune: [42, 74],
  bleu: [214, 66],
  vert: [142, 48],
  violet: [278, 48],
  incolore: [208, 14],
}
/** The frame of a card, light enough to be told apart in the dark and dark enough on paper. */
export const FRAMES: Record<Colour, string> = {
  rouge: '#c8473f',
  jaune: '#d8a62c',
  bleu: '#3f7fce',
  vert: '#3f9a5d',
  violet: '#8f5fc0',
  incolore: '#98a3b0',
}

const HIGH = 140
const WIDE = 100

/** Corners that several panes share tremble together; those on the rim stay. */
function trembling(random: Random, far: number): (x: number, y: number) => Point {
  const known = new Map<string, Point>()
  return (x, y) => {
    const name = `${Math.round(x)}/${Math.round(y)}`
    let found = known.get(name)
    if (!found) {
      const rim = x <= 0 || y <= 0 || x >= WIDE || y >= HIGH
      found = rim ? [x, y] : [x + between(random, -far, far), y + between(random, -far, far)]
      known.set(name, found)
    }
    return found
  }
}

/** Shards that point upwards: flames. */
function shards(random: Random): Pane[] {
  const at = trembling(random, 3.4)
  const found: Pane[] = []
  const [columns, rows] = [5, 7]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right] = [(column * WIDE) / columns, ((column + 1) * WIDE) / columns]
      const [top, low] = [(row * HIGH) / rows, ((row + 1) * HIGH) / rows]
      const tip = (left + right) / 2
      found.push([at(left, low), at(tip, top), at(right, low)])
      found.push([at(left, low), at(left, top), at(tip, top)], [at(right, low), at(tip, top), at(right, top)])
    }
  return found
}

/** Rays around a sun. */
function rays(random: Random): Pane[] {
  const [x, y] = [50 + between(random, -5, 5), 48 + between(random, -4, 4)]
  const count = 12
  const turn = between(random, 0, 0.5)
  const rings = [0, 14 + between(random, 0, 5), 32 + between(random, 0, 7), 56, 80, 125]
  const point = (ray: number, ring: number, off = 0): Point => {
    const angle = turn + ((ray + off) * 2 * Math.PI) / count
    return [x + Math.cos(angle) * rings[ring]!, y + Math.sin(angle) * rings[ring]!]
  }
  const found: Pane[] = []
  for (let ring = 0; ring < rings.length - 1; ring++)
    for (let ray = 0; ray < count; ray++) {
      const middle: Point[] = ring ? [point(ray, ring + 1, 0.5)] : []
      found.push([point(ray, ring), point(ray, ring + 1), ...middle, point(ray + 1, ring + 1), point(ray + 1, ring)])
    }
  return found
}

/** Waves, one over the other. */
function waves(random: Random): Pane[] {
  const found: Pane[] = []
  const rows = 10
  const phase = between(random, 0, 6)
  const height = (row: number, x: number) =>
    (row * HIGH) / rows + Math.sin(x / 11 + phase + row * 1.3) * 4.2 * (row > 0 && row < rows ? 1 : 2)
  for (let row = -1; row <= rows; row++) {
    let left = -between(random, 0, 12)
    while (left < WIDE) {
      const right = left + between(random, 16, 32)
      const steps = Array.from({ length: 7 }, (_, step) => left + ((right - left) * step) / 6)
      found.push([
        ...steps.map((x): Point => [x, height(row, x)]),
        ...steps.toReversed().map((x): Point => [x, height(row + 1, x)]),
      ])
      left = right
    }
  }
  return found
}

/** Lozenges, like leaves. */
function lozenges(random: Random): Pane[] {
  const at = trembling(random, 2.4)
  const found: Pane[] = []
  const [wide, high] = [20, 25]
  for (let row = -1; row < 12; row++)
    for (let column = -1; column < 6; column++) {
      const x = column * wide + (row % 2 ? wide / 2 : 0)
      const y = (row * high) / 2
      found.push([at(x + wide / 2, y), at(x + wide, y + high / 2), at(x + wide / 2, y + high), at(x, y + high / 2)])
    }
  return found
}

/** Hexagons, like scales of a shield. */
function scales(random: Random): Pane[] {
  const at = trembling(random, 1.8)
  const found: Pane[] = []
  const [wide, high] = [20, 17]
  for (let row = -1; row < 10; row++)
    for (let column = -1; column < 6; column++) {
      const x = column * wide + (row % 2 ? wide / 2 : 0)
      const y = row * high
      const [middle, right] = [x + wide / 2, x + wide]
      found.push([
        at(middle, y - high / 3),
        at(right, y),
        at(right, y + (high * 2) / 3),
        at(middle, y + high),
        at(x, y + (high * 2) / 3),
        at(x, y),
      ])
    }
  return found
}

/** Plain panes, laid like bricks. */
function bricks(random: Random): Pane[] {
  const found: Pane[] = []
  const rows = 8
  for (let row = 0; row < rows; row++) {
    const [top, low] = [(row * HIGH) / rows, ((row + 1) * HIGH) / rows]
    let left = 0
    while (left < WIDE) {
      const right = Math.min(WIDE, left + between(random, 14, 34))
      const edge = WIDE - right < 9 ? WIDE : right
      found.push([
        [left, top],
        [edge, top],
        [edge, low],
        [left, low],
      ])
      left = edge
    }
  }
  return found
}

/** Panes that are the same left and right: smoke, in which one thinks to see a face. */
export function smoke(random: Random): Pane[] {
  const at = trembling(random, 5)
  const half: Pane[] = []
  const [columns, rows] = [3, 8]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (place: number) => 50 + (place * 50) / columns
      const y = (place: number) => (place * HIGH) / rows
      const corner = (dx: number, dy: number): Point =>
        column + dx === 0 ? [50, y(row + dy)] : at(x(column + dx), y(row + dy))
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      if (random() < 0.5) half.push([a, b, c], [a, c, d])
      else half.push([a, b, d], [b, c, d])
    }
  return half.flatMap((pane) => [pane, pane.map(([x, y]): Point => [100 - x, y])])
}

/** The pattern of each colour, so that it can be told without seeing the colour. */
export const PATTERNS: Record<Colour, (random: Random) => Pane[]> = {
  rouge: shards,
  jaune: rays,
  bleu: waves,
  vert: lozenges,
  violet: scales,
  incolore: bricks,
}

export const outline = (pane: Pane): string => `M${pane.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`

/** Panes with light behind them: brightest around the middle. */
export function glazed(panes: Pane[], [hue, saturation]: readonly [number, number], random: Random, dark = 0): string {
  return panes
    .map((pane) => {
      const [x, y] = pane.reduce(([a, b], [c, d]) => [a + c / pane.length, b + d / pane.length], [0, 0] as Point)
      const far = Math.hypot(x - 50, y - 48) / 60
      const light = Math.max(12, 54 - dark - far * 26 + between(random, -9, 9))
      const tone = hue + between(random, -16, 16)
      return `<path d="${outline(pane)}" fill="hsl(${round(tone)} ${round(saturation + between(random, -12, 10))}% ${round(light)}%)"/>`
    })
    .join('')
}
