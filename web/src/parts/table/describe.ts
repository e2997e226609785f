/** What a screen reader says of a card on the table. */
import { say, t } from '$lib/i18n'
import type { Card, Choice } from '$lib/messages'
import type { Desk } from '$lib/table/desk.svelte'
import { signed } from '$parts/card/text'
import { skinOf } from '$skins/index'
import { lasting } from '$skins/seiya'

export function describe(desk: Desk, card: Card, options: Choice[]): string {
  const sheet = desk.book.cards.get(card.slug ?? '')
  if (!sheet) return t().table.hidden
  const numbers = desk.book.about.numbers.flatMap(({ key, label }) => {
    const value = desk.numbers(card)[key]
    return value === undefined ? [] : [`${say(label)} ${value}`]
  })
  const place = card.place ? [t().table.slot(card.place)] : []
  const mode = card.mode ? [frostOf(desk, card) ? t().seiya.frost(card.mode) : t().table.rested] : []
  const markers = card.counters ? [countersOf(desk, card, card.counters)] : []
  const can = options.map((option) => option.label + (desk.eyes.has(option.key) ? `. ${t().table.eye}` : ''))
  return [say(sheet.title), ...place, ...mode, ...markers, ...numbers, ...can].join(', ')
}

/** How deep a card is frozen: the side of its marker, 0 if it is not. */
export const frostOf = (desk: Desk, card: Card): number =>
  desk.laid.get(card.tag ?? 0)?.zone === 'frozen' ? (card.mode ?? 0) : 0

function countersOf(desk: Desk, card: Card, count: number): string {
  const sheet = desk.book.cards.get(card.slug ?? '')
  const counter = sheet && skinOf(desk.game).counter?.(sheet)
  if (!counter) return t().table.markers(count)
  return counter.signed ? t().seiya.onCard(signed(count)) : t().seiya.hourglasses(count, lasting(sheet))
}

/** What a zone is called. */
export function zoneName(desk: Desk, zone: string): string {
  const found = desk.book.about.zones.find((one) => one.name === zone)
  return found ? say(found.label) : zone
}

/** How a player is called at the table. */
export function nameOf(desk: Desk, seat: number): string {
  const found = desk.seats[seat]
  return found?.name || found?.called || `${seat + 1}`
}

/** The same, and how the game calls them, where names may be alike. */
export function fullName(desk: Desk, seat: number): string {
  const name = nameOf(desk, seat)
  const called = desk.seats[seat]?.called
  return called && called !== name ? `${name} (${called})` : name
}
