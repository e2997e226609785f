/** The enemies' turn, one enemy at a time. */
import type { Event, Sight } from '$lib/messages'
import { partly, type Part } from '$lib/table/parts'

/** Part after part: what came before the enemies' turn, then what each enemy does; the last part ends with the table as it
 * is. `acts` tells whether a card is an enemy. */
export function turns(before: Sight, events: Event[], after: Sight, acts: (slug: string) => boolean): Part[] {
  const parts: { events: Event[]; acting: number }[] = [{ events: [], acting: 0 }]
  const waiting = [...before.intents]
  let whose = '' // the enemy that acts, by its slug
  let enemies = !!before.counters['enemies-turn']
  for (const event of events) {
    const { kind, source = '', now = 0 } = event
    if (kind === 'enemies-turn') enemies = true
    const { acting } = parts.at(-1)!
    const another = source !== whose || (kind === 'walk' && acting && now !== acting)
    if (enemies && another && acts(source)) {
      whose = source
      const next = waiting.findIndex(({ card }) => slugOf(before, card) === source)
      const [intent] = next >= 0 ? waiting.splice(next, 1) : []
      // Who has no intention has just come, or is no figure but an Action of whoever acts.
      const figure = intent?.card ?? tagOf(after, source) ?? acting
      parts.push({ events: [], acting: kind === 'walk' ? now : figure })
    }
    parts.at(-1)!.events.push(event)
  }
  let past: Event[] = []
  const acted = new Set<number>()
  return parts
    .filter((part) => part.events.length)
    .map((part, place, all) => {
      past = [...past, ...part.events]
      acted.add(part.acting)
      if (place === all.length - 1) return { sight: after, events: part.events }
      const sight: Sight = {
        ...partly(before, past, after),
        counters: { ...before.counters, 'enemies-turn': 1 },
        focus: { ...before.focus, acting: part.acting ? [part.acting] : [] },
        intents: before.intents.filter(({ card }) => !acted.has(card)),
        asked: [],
      }
      return { sight, events: part.events }
    })
}

const tagOf = (sight: Sight, slug: string): number | undefined =>
  sight.zones.board?.[0]?.find((card) => card.slug === slug)?.tag
const slugOf = (sight: Sight, tag: number): string =>
  sight.zones.board?.[0]?.find((card) => card.tag === tag)?.slug ?? ''
