/** What the rulebook says of a number (`number:force`), a zone (`zone:hand`) or a word of the cards (`word:Blocker`). */
import { api } from './api'
import { say } from './i18n'
import type { Cited, Rulebook } from './messages'

const FIRST = 3 // statements, which tell enough; the rulebook has the others

export interface Told {
  texts: string[]
  rules: Cited[]
}

const found = new Map<string, Promise<Rulebook>>()

export async function explain(game: string, term: string): Promise<Told> {
  const key = `${game}/${term}`
  let book = found.get(key)
  if (!book) {
    book = api.about(game, term)
    book.catch(() => found.delete(key))
    found.set(key, book)
  }
  const rules = (await book).sections.flatMap((section) => section.rules).slice(0, FIRST)
  return {
    texts: rules.map(({ statement }) => say(statement)),
    rules: rules.map(({ rule, label, statement }) => ({ rule, label: say(label), statement: say(statement) })),
  }
}
