/** The games and their cards, fetched once. */
import { api } from '$lib/api'
import type { About, Facet, Games, Sheet } from '$lib/messages'

/** The cards of a game by slug, and by what they can be filtered. */
export interface Book {
  about: About
  cards: Map<string, Sheet>
  facets: Facet[]
}

let games: Promise<Games> | null = null
const books = new Map<string, Promise<Book>>()

export function allGames(): Promise<Games> {
  games ??= api.games().catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

export function bookOf(game: string): Promise<Book> {
  let book = books.get(game)
  if (!book) {
    book = Promise.all([allGames(), api.cards(game)]).then(([all, { cards, facets }]) => {
      const about = all.games.find((one) => one.name === game)
      if (!about) throw new Error(`unknown game ${game}`)
      return { about, cards: new Map(cards.map((sheet) => [sheet.slug, sheet])), facets }
    })
    book.catch(() => books.delete(game))
    books.set(game, book)
  }
  return book
}
