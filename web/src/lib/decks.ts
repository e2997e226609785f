/** Decks as people write them: `4 PI1-005` on each line, `#` before comments. The text is the deck. */
import type { Facet, Sheet } from '$lib/messages'

export interface Entry {
  line: number // from 1
  count: number
  key: string // as the cards' keys are written
}

const LINE = /^(\d+)\s+(\S+)$/
const plain = (key: string): string => key.split('_')[0]!.toUpperCase()
const read = (line: string): RegExpExecArray | null => LINE.exec(line.split('#')[0]!.trim())

/** The lines that name a card. */
export const entries = (text: string): Entry[] =>
  text.split(/\r?\n/).flatMap((line, place) => {
    const match = read(line)
    return match ? [{ line: place + 1, count: Number(match[1]), key: plain(match[2]!) }] : []
  })

export const countOf = (text: string, key: string): number =>
  entries(text).reduce((sum, entry) => sum + (entry.key === plain(key) ? entry.count : 0), 0)

/** The deck with more or fewer copies of a card: on its line, or on a new one; without any it has none. */
export function withCopies(text: string, key: string, name: string, more: number): string {
  const lines = text.split(/\r?\n/)
  const place = lines.findIndex((line) => plain(read(line)?.[2] ?? '') === plain(key))
  if (place < 0) {
    if (more <= 0) return text
    return (
      [...lines.filter((line, at) => line.trim() || at < lines.length - 1), written(more, key, name)].join('\n') + '\n'
    )
  }
  const count = Number(read(lines[place]!)![1]) + more
  if (count > 0) lines[place] = lines[place]!.replace(/\d+/, String(count))
  else lines.splice(place, 1)
  return lines.join('\n')
}

const written = (count: number, key: string, name: string): string => `${count} ${key} # ${name}`

export const withoutLine = (text: string, line: number): string =>
  text
    .split(/\r?\n/)
    .filter((_, place) => place !== line - 1)
    .join('\n')

/** All copies of the cards of a deck, one by one. */
export const copies = (text: string): string[] =>
  entries(text).flatMap(({ key, count }) => Array.from({ length: Math.min(count, 99) }, () => key))

/** In any order, each as likely as the others. */
export function shuffled<T>(things: T[], random: () => number = Math.random): T[] {
  const found = [...things]
  for (let last = found.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[found[last], found[other]] = [found[other]!, found[last]!]
  }
  return found
}

/** Filters with the values of more cards: what has no word of its own is called as it is written. */
export function wider(facets: Facet[], sheets: Sheet[]): Facet[] {
  return facets.map((facet) => {
    const known = new Set(facet.values.map((value) => value.key))
    const more = [...new Set(sheets.flatMap((sheet) => sheet.facets[facet.key] ?? []))].filter((key) => !known.has(key))
    if (!more.length) return facet
    const values = [...facet.values, ...more.map((key) => ({ key, label: { fr: key, en: key }, about: null }))]
    const numbers = values.every(({ key }) => /^(\d+|X)$/.test(key))
    const order = (key: string): number => (key === 'X' ? Infinity : Number(key))
    return {
      ...facet,
      values: values.sort((one, other) =>
        numbers ? order(one.key) - order(other.key) : one.label.fr.localeCompare(other.label.fr, 'fr'),
      ),
    }
  })
}
