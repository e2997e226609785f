/** What people at the table point at: each at one cell at a time, for a few seconds. */
import type { Cell } from '$lib/messages'
import { cellName } from './grid'

const SHOWN = 6000 // milliseconds

export interface Ping {
  seat: number
  cell: Cell
}

export class Pings {
  all = $state.raw<Ping[]>([])

  /** The seats that point at a cell. */
  at(name: string): number[] {
    return this.all.filter(({ cell }) => cellName(cell) === name).map(({ seat }) => seat)
  }

  /** A seat points at a cell, or at nothing any more. */
  show(seat: number, cell: Cell | null): void {
    const others = this.all.filter((ping) => ping.seat !== seat)
    if (!cell) {
      this.all = others
      return
    }
    const ping = { seat, cell }
    this.all = [...others, ping]
    setTimeout(() => (this.all = this.all.filter((one) => one !== ping)), SHOWN)
  }
}
