/** Who played, and how they did. */
import type { Replay, Result, TableInfo } from '$lib/messages'

/** The names of people, and of bots by the part they play; two of the same get numbers. */
export function told(names: string[], called: string[]): string[] {
  const plain = names.map((name, seat) => name || called[seat] || String(seat + 1))
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name)
    return alike.length > 1 ? `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}` : name
  })
}

export const namesAt = (table: TableInfo): string[] =>
  told(
    table.seats.map((seat) => seat.name),
    table.seats.map((seat) => seat.called),
  )

export const namesIn = (replay: Replay): string[] => told(replay.names, replay.called)

/** The best first, as people read a table of scores. */
export const ranked = ({ scores, winners }: Result): Result['scores'] =>
  [...scores].sort(
    (one, other) =>
      Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
      other.total - one.total ||
      one.seat - other.seat,
  )
