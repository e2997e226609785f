/** What the server is going to tell of places, and does not tell yet. Goes as soon as messages.ts has it. */
declare module './messages' {
  interface Choice {
    place?: Cell | null // the place it names
  }
  interface Sight {
    grids?: Record<string, Grid> // the zones whose cards lie on cells: a card's `place` is its cell
  }
}

/** A cell of a grid, from 1 on, row by row; the zone, and whose: 0 for a common zone. */
export interface Cell {
  zone: string
  seat: number
  cell: number
}

export interface Grid {
  rows: number
  columns: number
}
