/** Cards that people brought to a table: they are in no book, and the server tells of those that we have seen. */
import { api } from '$lib/api'
import type { Book } from '$lib/books'

/** The cards that a message names. */
export const slugsIn = (message: unknown): string[] => [
  ...new Set([...JSON.stringify(message).matchAll(/"slug":"([^"]+)"/g)].map(([, slug]) => slug!)),
]

export class Brought {
  constructor(
    private readonly id: string,
    private readonly invite: string,
    private readonly book: Book,
  ) {}

  /** Fetches the cards that a message names and the book lacks; null if it lacks none. */
  coming(message: unknown): Promise<void> | null {
    const missing = slugsIn(message).filter((slug) => !this.book.cards.has(slug))
    return missing.length ? this.#fetch(missing) : null
  }

  async #fetch(slugs: string[]): Promise<void> {
    try {
      const { cards } = await api.tableCards(this.id, slugs, this.invite)
      for (const sheet of cards) this.book.cards.set(sheet.slug, sheet)
    } catch {
      // the game goes on: such a card is shown without its face, and asked for again with the next message
    }
  }
}

/** A book with all the cards that were brought to a table that is over. */
export async function withBrought(book: Book, id: string, invite: string): Promise<Book> {
  const { cards } = await api.tableCards(id, [], invite)
  return { ...book, cards: new Map([...book.cards, ...cards.map((sheet) => [sheet.slug, sheet] as const)]) }
}
