/** What happened at once, shown part after part; and how the table lies between two of them. */
import type { Card, Event, Happened, Sight } from '$lib/messages'

export interface Part {
  sight: Sight
  events: Event[]
}

const find = (sight: Sight, tag: number): Card | undefined =>
  Object.values(sight.zones)
    .flat(2)
    .find((card) => tag && card.tag === tag)

/** A table after some of the events that led from one sight to another: cards have gone where they went, all else is as it
 * was before. */
export function partly(before: Sight, events: Event[], after: Sight): Sight {
  const zones = Object.fromEntries(
    Object.entries(before.zones).map(([zone, rows]) => [zone, rows.map((row) => [...row])]),
  )
  for (const { was = 0, now = 0, from, to, place = 0 } of events) {
    const row = from
      ? zones[from.zone]?.[from.seat]
      : Object.values(zones)
          .flat()
          .find((one) => one.some(({ tag }) => was && tag === was))
    const goal = to ? zones[to.zone]?.[to.seat] : row
    const at = row?.findLastIndex(({ tag = 0 }) => tag === was) ?? -1
    if (!row || !goal || at < 0) continue
    if (goal !== row) {
      row.splice(at, 1)
      goal.push(find(after, now) ?? {})
    } else if (place) row[at] = { ...row[at], tag: now, place }
  }
  return { ...before, zones }
}

/** A step as several that follow each other, each with its lines: the first tells whose deed it was, the last alone asks. */
export function split(step: Happened, parts: Part[]): Happened[] {
  let [line, told, past] = [0, 0, 0] // lines that are dealt out, the events that they tell, the events of earlier parts
  return parts.map((part, place) => {
    const last = place === parts.length - 1
    const from = line
    past += part.events.length
    while (line < step.lines.length && (last || told < past)) told += step.lines[line++]!.events
    const lines = step.lines.slice(from, line)
    const whose = place ? { seat: -1, deed: '' } : {}
    return { ...step, ...part, ...whose, lines, ...(last ? {} : { question: null, result: null, may_undo: 'no' }) }
  })
}
