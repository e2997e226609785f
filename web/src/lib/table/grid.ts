/** Places on a grid: where a cell is, what lies beside it, and which options name it. */
import type { Cell, Choice, Grid, Question } from '$lib/messages'

/** Rows and columns from 1 on, as people count. */
export interface Square {
  row: number
  column: number
}

/** How the elements of the page name a cell. */
export const cellName = ({ zone, seat, cell }: Cell): string => `${zone}/${seat}/${cell}`

export function readCell(name: string): Cell {
  const [zone = '', seat, cell] = name.split('/')
  return { zone, seat: Number(seat), cell: Number(cell) }
}

export const squareOf = ({ columns }: Grid, cell: number): Square => ({
  row: Math.ceil(cell / columns),
  column: ((cell - 1) % columns) + 1,
})

/** The cells of each row. */
export const rowsOf = ({ rows, columns }: Grid): number[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => row * columns + column + 1))

/** The cell next to another one, 0 beyond the edge. */
export function beside({ rows, columns }: Grid, cell: number, [right, down]: [number, number]): number {
  const { row, column } = squareOf({ rows, columns }, cell)
  const [to, at] = [row + down, column + right]
  return to < 1 || to > rows || at < 1 || at > columns ? 0 : (to - 1) * columns + at
}

/** The card that goes to the place an option names: its own, or the one because of which it is asked. */
export const carried = (option: Choice, question: Question): number => option.card || question.card

/** The options that name each cell of these zones; with a card in hand, only what can be done with it. */
export function byCell(question: Question | null, zones: ReadonlySet<string>, held = 0): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const option of question?.options ?? []) {
    if (!option.place || !zones.has(option.place.zone)) continue
    if (held && carried(option, question!) !== held) continue
    const name = cellName(option.place)
    found.set(name, [...(found.get(name) ?? []), option])
  }
  return found
}
