/** Whoever plays several seats: which of them is asked. */
import type { Sight, TableInfo } from '$lib/messages'

type Mine = Pick<TableInfo, 'me' | 'mine' | 'seats'>

/** Another of one's seats that is asked while the one that is shown is not; -1: there is none. */
export function asksInstead(table: Mine, sight: Pick<Sight, 'asked'> | null): number {
  const asked = (sight?.asked ?? []).filter((seat) => table.mine.includes(seat) && !table.seats[seat]?.bot)
  return table.mine.length < 2 || asked.includes(table.me) ? -1 : (asked[0] ?? -1)
}
