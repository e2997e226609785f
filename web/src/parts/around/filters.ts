/** Which cards a search and filters leave. Values of one facet are alternatives; facets and words add up. */
import type { Facet, Sheet } from '$lib/messages'
import type { Language } from '$lib/settings.svelte'
import { holds, wordsOf } from './searching'

export interface Filter {
  text: string
  chosen: Record<string, string[]> // by facet
}

const contents = (sheet: Sheet, language: Language): string =>
  [sheet.name, sheet.title[language], sheet.kind[language], sheet.text[language]].join(' ')

const passes = (sheet: Sheet, chosen: Record<string, string[]>, except = ''): boolean =>
  Object.entries(chosen).every(
    ([key, values]) => key === except || !values.length || values.some((value) => sheet.facets[key]?.includes(value)),
  )

export function filtered(cards: Sheet[], { text, chosen }: Filter, language: Language): Sheet[] {
  const words = wordsOf(text)
  return cards.filter((sheet) => passes(sheet, chosen) && holds(contents(sheet, language), words))
}

/** How many cards each value of a facet would leave, the other facets and the words as they are. */
export function counts(
  cards: Sheet[],
  { text, chosen }: Filter,
  facet: string,
  language: Language,
): Map<string, number> {
  const words = wordsOf(text)
  const found = new Map<string, number>()
  for (const sheet of cards) {
    if (!passes(sheet, chosen, facet) || !holds(contents(sheet, language), words)) continue
    for (const value of new Set(sheet.facets[facet])) found.set(value, (found.get(value) ?? 0) + 1)
  }
  return found
}

/** The filter that an address holds after `?`; what no card has is left out. */
export function read(query: URLSearchParams, facets: Facet[]): Filter {
  const chosen: Record<string, string[]> = {}
  for (const { key, values } of facets) {
    const wanted = query.getAll(key).flatMap((text) => text.split('|'))
    const known = values.filter((value) => wanted.includes(value.key)).map((value) => value.key)
    if (known.length) chosen[key] = known
  }
  return { text: query.get('q') ?? '', chosen }
}

/** What an address must hold after `?` for a filter; "" takes a part away. */
export function written({ text, chosen }: Filter, facets: Facet[]): Record<string, string> {
  return { q: text.trim(), ...Object.fromEntries(facets.map(({ key }) => [key, (chosen[key] ?? []).join('|')])) }
}

export const toggled = ({ text, chosen }: Filter, facet: string, value: string): Filter => {
  const now = chosen[facet] ?? []
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
  return { text, chosen: { ...chosen, [facet]: next } }
}

export const chosenCount = ({ chosen }: Filter): number =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0)
