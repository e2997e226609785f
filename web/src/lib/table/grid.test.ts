import { expect, test } from 'vitest'
import type { Choice, Question } from '$lib/messages'
import { beside, byCell, cellName, readCell, rowsOf, squareOf } from './grid'

const grid = { rows: 2, columns: 3 }
const option = (key: string, cell: number, card = 0, zone = 'board'): Choice => ({
  key,
  kind: 'go',
  card,
  value: 0,
  label: key,
  place: cell ? { zone, seat: 0, cell } : null,
})
const question = (options: Choice[], card = 0): Question =>
  ({ ask: 'x', text: '', card, because: null, least: 1, most: 1, options }) as Question
const keys = (found: Map<string, Choice[]>) =>
  Object.fromEntries([...found].map(([name, options]) => [name, options.map(({ key }) => key)]))

test('a cell has a name', () => {
  expect(cellName({ zone: 'board', seat: 1, cell: 12 })).toBe('board/1/12')
  expect(readCell('board/1/12')).toEqual({ zone: 'board', seat: 1, cell: 12 })
})

test('cells are counted row by row', () => {
  expect(rowsOf(grid)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(squareOf(grid, 3)).toEqual({ row: 1, column: 3 })
  expect(squareOf(grid, 4)).toEqual({ row: 2, column: 1 })
})

test.each([
  ['right', 1, [1, 0], 2],
  ['down', 2, [0, 1], 5],
  ['left over the edge', 4, [-1, 0], 0],
  ['right over the edge, not into the next row', 3, [1, 0], 0],
  ['up over the edge', 2, [0, -1], 0],
  ['down over the edge', 5, [0, 1], 0],
] as const)('%s', (_, from, way, to) => expect(beside(grid, from, [...way])).toBe(to))

test('options stand at the cells they name, in zones that are drawn as grids', () => {
  const all = question([
    option('a', 2),
    option('b', 2),
    option('c', 5),
    option('pass', 0),
    option('away', 1, 0, 'moon'),
  ])
  expect(keys(byCell(all, new Set(['board'])))).toEqual({ 'board/0/2': ['a', 'b'], 'board/0/5': ['c'] })
  expect(byCell(all, new Set()).size).toBe(0)
  expect(byCell(null, new Set(['board'])).size).toBe(0)
})

test('with a card in hand only its own cells count: of its options, or of the question about it', () => {
  const two = question([option('red to 1', 1, 7), option('blue to 1', 1, 8), option('blue to 2', 2, 8)])
  expect(keys(byCell(two, new Set(['board']), 8))).toEqual({ 'board/0/1': ['blue to 1'], 'board/0/2': ['blue to 2'] })
  const about = question([option('there', 3)], 9)
  expect(byCell(about, new Set(['board']), 9).size).toBe(1)
  expect(byCell(about, new Set(['board']), 7).size).toBe(0)
})
