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
