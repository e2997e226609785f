/** The board of 4 rows and 6 columns: zones, turned in four directions. Cells are numbered from 1, row by row. */
import type { Grid } from '$lib/messages'
import { beside } from '$lib/table/grid'

export const BOARD: Grid = { rows: 4, columns: 6 }
export const CELLS = Array.from({ length: BOARD.rows * BOARD.columns }, (_, place) => place + 1)

/** So far forward, so far to the right of that. */
export type Offset = readonly [ahead: number, aside: number]

const square = (size: number): Offset[] => {
  const found: Offset[] = []
  for (let ahead = -size; ahead <= size; ahead++)
    for (let aside = -size; aside <= size; aside++) if (ahead || aside) found.push([ahead, aside])
  return found
}
const diamond = (size: number): Offset[] =>
  square(size).filter(([ahead, aside]) => Math.abs(ahead) + Math.abs(aside) <= size)
const line = (from: number, to: number): Offset[] => Array.from({ length: to - from + 1 }, (_, far) => [from + far, 0])

export const SHAPES: Record<string, Offset[]> = {
  soi: [],
  contact: line(1, 1),
  allonge: line(1, 2),
  trait: line(1, 3),
  ligne: line(1, 5),
  tir: line(2, 3),
  'tir-long': line(2, 4),
  arc: [
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  cone: [
    [1, 0],
    [2, -1],
    [2, 0],
    [2, 1],
  ],
  eclat: [
    [1, 0],
    [2, 0],
    [3, 0],
    [2, -1],
    [2, 1],
  ],
  croix: diamond(1),
  anneau: square(1),
  losange: diamond(2),
  losange3: diamond(3),
  croisee: square(BOARD.columns).filter(([ahead, aside]) => !ahead || !aside),
  infini: square(BOARD.columns),
}

export const rowOf = (cell: number): number => Math.ceil(cell / BOARD.columns)
export const columnOf = (cell: number): number => ((cell - 1) % BOARD.columns) + 1

/** Right, down, left, up: where "forward" and "to the right of that" lead, as [right, down]. */
const TURNS: readonly (readonly [Offset, Offset])[] = [
  [[1, 0], [0, 1]],
  [[0, 1], [-1, 0]],
  [[-1, 0], [0, -1]],
  [[0, -1], [1, 0]],
] // prettier-ignore

/** The cells of a zone around a cell that faces one way. */
export function facing(zone: string, at: number, way: number): number[] {
  const [forward, side] = TURNS[way] ?? TURNS[0]!
  return (SHAPES[zone] ?? []).flatMap(([ahead, aside]) => {
    const column = columnOf(at) + ahead * forward[0] + aside * side[0]
    const row = rowOf(at) + ahead * forward[1] + aside * side[1]
    const inside = row >= 1 && row <= BOARD.rows && column >= 1 && column <= BOARD.columns
    return inside ? [(row - 1) * BOARD.columns + column] : []
  })
}

/** The cells of a zone, however it is turned. */
export const reach = (zone: string, at: number): Set<number> =>
  new Set([0, 1, 2, 3].flatMap((way) => facing(zone, at, way)))

const STEPS: readonly Offset[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
]

/** A shortest way from one cell to another over cells that are not barred, without the first; none if there is none. */
export function way(from: number, to: number, barred: (cell: number) => boolean): number[] {
  const came = new Map([[from, 0]])
  const queue = [from]
  for (const cell of queue) {
    if (cell === to) break
    for (const step of STEPS) {
      const next = beside(BOARD, cell, [...step])
      if (!next || came.has(next) || barred(next)) continue
      came.set(next, cell)
      queue.push(next)
    }
  }
  const found: number[] = []
  for (let cell = came.has(to) ? to : from; cell !== from; cell = came.get(cell)!) found.unshift(cell)
  return found
}

/** The way in which a cell lies from another one: the longer distance decides, of equal ones the row. */
export function towards(from: number, to: number): number {
  const [right, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  if (Math.abs(right) >= Math.abs(down)) return right >= 0 ? 0 : 2
  return down > 0 ? 1 : 3
}
