/** What a screen reader says of a card on the table. */
import { say, t } from '$lib/i18n'
import type { Card, Cell, Choice } from '$lib/messages'
import { seeded } from '$lib/seeded'
import type { Desk } from '$lib/table/desk.svelte'
import { squareOf } from '$lib/table/grid'
import type { Ping } from '$lib/table/pings.svelte'
import type { Lying } from '$games/game'
import { countersOf, gameOf, skinOf } from '$games/index'

export function describe(desk: Desk, card: Card, options: Choice[]): string {
  const sheet = desk.book.cards.get(card.slug ?? '')
  if (!sheet) return t().table.hidden
  const numbers = desk.book.about.numbers.flatMap(({ key, label }) => {
    const value = desk.numbers(card)[key]
    return value === undefined ? [] : [`${say(label)} ${value}`]
  })
  const zone = desk.laid.get(card.tag ?? 0)?.zone ?? ''
  const place = card.place && !desk.ordered.has(zone) ? [whereOf(desk, card.place, zone)] : []
  const lies = liesOf(desk, card)
  const counters = countersOf(skinOf(desk.game), sheet, card).map(({ words }) => words)
  return [
    say(sheet.title),
    ...place,
    ...(lies ? [lies.words] : []),
    ...counters,
    ...numbers,
    ...told(desk, options),
  ].join(', ')
}

/** What the card of an option is and does, for who cannot see it: said after the option. */
export function toldOf(desk: Desk, { card: tag }: Choice): string {
  const card = desk.laid.get(tag)?.card
  const sheet = desk.book.cards.get(card?.slug ?? '')
  if (!card || !sheet) return ''
  const parts = [describe(desk, card, []), say(sheet.kind), say(sheet.text)]
  return parts.map((part) => part && `. ${part}`).join('')
}

/** The same of a cell: where it is, what lies on it, what can be done there. */
export function describeCell(desk: Desk, { zone, cell }: Cell, cards: Card[], options: Choice[]): string {
  const names = cards.map((card) => {
    const sheet = desk.book.cards.get(card.slug ?? '')
    return sheet ? say(sheet.title) : t().table.hidden
  })
  const lying = names.length ? names : [t().table.cellEmpty]
  return [whereOf(desk, cell, zone), ...lying, ...told(desk, options)].join(', ')
}

/** What somebody points at. */
export function describePing(desk: Desk, { seat, cell }: Ping): string {
  const cards = desk.cards(cell.zone, cell.seat).filter((card) => card.place === cell.cell)
  return t().table.pointsAt(nameOf(desk, seat), describeCell(desk, cell, cards, []))
}

const told = (desk: Desk, options: Choice[]): string[] =>
  options.map((option) => option.label + (desk.eyes.has(option.key) ? `. ${t().table.eye}` : ''))

/** A slot of a zone, or a cell of its grid. */
function whereOf(desk: Desk, place: number, zone: string): string {
  const grid = desk.sight?.grids[zone]
  if (!grid) return t().table.slot(place)
  const { row, column } = squareOf(grid, place)
  return t().table.cell(row, column)
}

/** How a card lies, if not simply upright. */
export const liesOf = (desk: Desk, card: Card): Lying | null =>
  card.mode ? gameOf(desk.game).lies(card, desk.laid.get(card.tag ?? 0)?.zone ?? '') : null

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

/** The token of a player: a letter, and the hue that is theirs. */
export function tokenOf(desk: Desk, seat: number): { letter: string; hue: number } {
  const who = desk.seats[seat]
  const called = who?.called || who?.name || String(seat + 1)
  // Where the game calls everybody alike (player 1, player 2), people's own names tell more.
  const alike = desk.seats.some((other, at) => at !== seat && other.called?.[0] === called[0])
  return { letter: ((alike && who?.name) || called).slice(0, 1), hue: Math.floor(seeded(called)() * 360) }
}

/** The same, and how the game calls them, where names may be alike. */
export function fullName(desk: Desk, seat: number): string {
  const name = nameOf(desk, seat)
  const called = desk.seats[seat]?.called
  return called && called !== name ? `${name} (${called})` : name
}
