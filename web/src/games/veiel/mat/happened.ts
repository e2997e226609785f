/** What has just happened to figures on the board: numbers that rise from them, and a sentence for those who listen. */
import { say } from '$lib/i18n'
import type { Event } from '$lib/messages'
import { words } from '../words'
import type { Scene } from './scene.svelte'

export interface Rising {
  tag: number
  kind: 'strike' | 'hurt' | 'block' | 'heal'
  text: string
}

/** The figures that something happened to, in its order: attacks of enemies, damage to them, block. */
export function risings(events: Event[]): Rising[] {
  return events.flatMap((event): Rising[] => {
    const tag = event.now || event.was || 0
    const amount = event.amount ?? 0
    if (!tag || !amount) return []
    if (event.kind === 'strike' || event.kind === 'hurt') return [{ tag, kind: event.kind, text: `−${amount}` }]
    return event.kind === 'block' ? [{ tag, kind: 'block', text: `+${amount}` }] : []
  })
}

/** Each attack of an enemy and each death, as a sentence. */
export function told(scene: Scene, events: Event[]): string[] {
  const w = words()
  const named = (slug: string | undefined): string => {
    const sheet = scene.desk.book.cards.get(slug ?? '')
    return sheet ? say(sheet.title) : ''
  }
  return events.flatMap((event) => {
    if (event.kind === 'strike' && event.source)
      return [w.struck(named(event.source), named(event.slug), event.amount ?? 0)]
    if (event.kind === 'die') return [w.died(named(event.slug))]
    if (event.kind === 'perish') return [w.perished(named(event.slug))]
    return []
  })
}
