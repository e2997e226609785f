/** Constellations with a shape that says what the card is: those of cards that are neither Characters nor Armours. */
import { between, type Random } from '$lib/seeded'

export type Point = [x: number, y: number]
export interface Figure {
  stars: Point[]
  joins: [from: number, to: number][]
}

const chain = (...places: number[]): [number, number][] => places.slice(1).map((to, place) => [places[place]!, to])

/** Points on a circle, from its top clockwise. */
export const circle = (count: number, radius: number, [x, y]: Point, turn = 0): Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = turn + (place * 2 * Math.PI) / count
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
  })

/** Each is drawn with its own tremble, so that no two are alike. */
const FIGURES: Record<string, (random: Random) => Figure> = {
  // A column: capital, shafts, base.
  pilier: () => ({
    stars: [
      [28, 30],
      [72, 30],
      [38, 36],
      [62, 36],
      [38, 60],
      [62, 60],
      [28, 68],
      [72, 68],
      [50, 48],
    ],
    joins: [...chain(0, 1, 3, 5, 7, 6, 4, 2, 0), [2, 3], [4, 5], [2, 8], [8, 5]],
  }),
  // An hourglass.
  epopee: () => ({
    stars: [
      [30, 28],
      [70, 28],
      [50, 49],
      [30, 70],
      [70, 70],
      [50, 60],
      [50, 36],
    ],
    joins: [...chain(0, 1, 2, 0), ...chain(3, 4, 2, 3), [2, 5], [6, 2]],
  }),
  // A ring.
  relique: (random) => {
    const size = Math.floor(between(random, 7, 10))
    const stars = circle(size, between(random, 16, 21), [50, 49], between(random, 0, 1))
    return { stars: [...stars, [50, 49]], joins: chain(...stars.keys(), 0) }
  },
  // A sword, point down.
  statue: () => ({
    stars: [
      [50, 24],
      [50, 34],
      [36, 36],
      [64, 36],
      [50, 44],
      [50, 58],
      [50, 72],
    ],
    joins: [...chain(0, 1, 4, 5, 6), ...chain(2, 1, 3)],
  }),
  // An eye.
  sens: (random) => {
    const lids: Point[] = [
      [22, 48],
      [36, 37],
      [50, 33],
      [64, 37],
      [78, 48],
      [64, 59],
      [50, 63],
      [36, 59],
    ]
    const pupil = circle(5, 7, [50, 48], between(random, 0, 1))
    return { stars: [...lids, ...pupil], joins: [...chain(...lids.keys(), 0), ...chain(8, 9, 10, 11, 12, 8)] }
  },
  // A gate, and the way through it.
  epreuve: () => ({
    stars: [
      [30, 70],
      [30, 44],
      [37, 31],
      [50, 25],
      [63, 31],
      [70, 44],
      [70, 70],
      [50, 52],
      [50, 66],
    ],
    joins: [...chain(0, 1, 2, 3, 4, 5, 6), [7, 8]],
  }),
  // A flame.
  capacite: () => ({
    stars: [
      [50, 24],
      [58, 38],
      [66, 52],
      [60, 66],
      [50, 70],
      [40, 66],
      [34, 53],
      [43, 44],
      [50, 56],
    ],
    joins: [...chain(0, 1, 2, 3, 4, 5, 6, 7, 0), [4, 8]],
  }),
  // A temple: pediment, columns, steps.
  maison: () => ({
    stars: [
      [50, 26],
      [24, 38],
      [76, 38],
      [32, 62],
      [44, 62],
      [56, 62],
      [68, 62],
      [22, 69],
      [78, 69],
      [32, 38],
      [44, 38],
      [56, 38],
      [68, 38],
    ],
    joins: [...chain(1, 0, 2, 12, 11, 10, 9, 1), [9, 3], [10, 4], [11, 5], [12, 6], ...chain(7, 3, 4, 5, 6, 8, 7)],
  }),
  // An altar, and the light above it.
  autel: () => ({
    stars: [
      [30, 52],
      [70, 52],
      [38, 56],
      [62, 56],
      [38, 68],
      [62, 68],
      [28, 72],
      [72, 72],
      [50, 44],
      [42, 36],
      [50, 24],
      [58, 36],
    ],
    joins: [...chain(0, 1, 3, 5, 7, 6, 4, 2, 0), ...chain(8, 9, 10, 11, 8)],
  }),
  // A burst.
  'board-technique': (random) => {
    const size = Math.floor(between(random, 5, 8))
    const turn = between(random, 0, 3)
    const stars: Point[] = circle(size, 20, [50, 48], turn).map(([x, y]) => [
      50 + (x - 50) * between(random, 0.75, 1.4),
      48 + (y - 48) * between(random, 0.7, 1.1),
    ])
    return { stars: [[50, 48], ...stars], joins: stars.map((_, place) => [0, place + 1]) }
  },
}

export function figureOf(type: string, random: Random): Figure | null {
  const made = FIGURES[type]?.(random)
  if (!made) return null
  return {
    ...made,
    stars: made.stars.map(([x, y]): Point => [x + between(random, -2.2, 2.2), y + between(random, -2.2, 2.2)]),
  }
}
