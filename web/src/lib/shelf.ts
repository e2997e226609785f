/** Somebody's decks and collected cards of a game, in a book with all cards that decks may name. */
import { api } from '$lib/api'
import { bookOf, type Book } from '$lib/books'
import { wider } from '$lib/decks'
import { guest } from '$lib/guest.svelte'
import type { Owned, Sheet, Shelf } from '$lib/messages'
import { gameOf } from '$games/index'

export interface Everything {
  book: Book
  shelf: Shelf
  owned: Owned[]
  /** The cards of which decks are built, by their keys. */
  cards: Map<string, Sheet>
  /** The cards that cannot be played, by slug, and why. */
  faults: Map<string, Owned>
}

export async function everything(game: string): Promise<Everything> {
  await guest.ensure()
  const [book, shelf, { cards }] = await Promise.all([bookOf(game), api.shelf(game), api.collection(game)])
  return gathered(book, shelf, cards)
}

/** The cards of a book and collected ones together. */
export function gathered(book: Book, shelf: Shelf, owned: Owned[]): Everything {
  const building = gameOf(book.about.name).decks
  const more = owned.flatMap((card) => card.sheets)
  const all = new Map([...book.cards, ...more.map((sheet) => [sheet.slug, sheet] as const)])
  const fitting = [...all.values()].filter((sheet) => building?.fits(sheet))
  return {
    book: { ...book, cards: all, facets: wider(book.facets, more) },
    shelf,
    owned,
    cards: new Map(fitting.map((sheet) => [building!.key(sheet), sheet])),
    faults: new Map(owned.filter((card) => card.faults.length).map((card) => [card.sheets[0]!.slug, card])),
  }
}
