/** The rulebook as it is read: chapters, sections, and what words find in them. */
import type { Book } from '$lib/books'
import type { Rule, Section } from '$lib/messages'
import type { Language } from '$lib/settings.svelte'
import { holds, plain } from './searching'

export interface Chapter {
  kind: 'general' | 'cards'
  sections: Section[]
}

const aboutCards = (section: Section): boolean => section.rules.every((rule) => rule.cards.length > 0)

/** Sections of the same title stand together: what a card says and what is asked about it. */
function joined(sections: Section[]): Section[] {
  const found = new Map<string, Section>()
  for (const section of sections) {
    const known = found.get(section.title.fr)
    found.set(section.title.fr, known ? { ...known, rules: [...known.rules, ...section.rules] } : section)
  }
  return [...found.values()]
}

/** The game's own rules, and those about single cards, by name. */
export function chapters(sections: Section[], language: Language): Chapter[] {
  const cards = joined(sections.filter(aboutCards))
  cards.sort((one, other) => one.title[language].localeCompare(other.title[language], language))
  const all: Chapter[] = [
    { kind: 'general', sections: sections.filter((section) => !aboutCards(section)) },
    { kind: 'cards', sections: cards },
  ]
  return all.filter((chapter) => chapter.sections.length > 0)
}

/** What the chapters say of one card; all of it if none is named. */
export function about(all: Chapter[], card: string): Chapter[] {
  return card ? kept(all, (rule) => rule.cards.includes(card)) : all
}

function kept(all: Chapter[], test: (rule: Rule, section: Section) => boolean): Chapter[] {
  return all
    .map(({ kind, sections }) => ({
      kind,
      sections: sections
        .map((section) => ({ ...section, rules: section.rules.filter((rule) => test(rule, section)) }))
        .filter((section) => section.rules.length > 0),
    }))
    .filter((chapter) => chapter.sections.length > 0)
}

/** "F.A.Q." is also found as "faq". */
const contents = (rule: Rule, section: Section, language: Language): string => {
  const label = rule.label[language]
  return [label, label.replaceAll('.', ''), section.title[language], rule.statement[language]].join(' ')
}

/** What is left of the chapters when all these words must occur in a rule. */
export function found(all: Chapter[], words: string[], language: Language): Chapter[] {
  if (!words.length) return all
  return kept(all, (rule, section) => holds(contents(rule, section, language), words))
}

export const count = (all: Chapter[]): number =>
  all.reduce((sum, { sections }) => sum + sections.reduce((part, section) => part + section.rules.length, 0), 0)

/** The cards that every rule of a section concerns: they are shown once, beside its title. */
export const shared = ({ rules }: Section): string[] =>
  rules[0]?.cards.filter((slug) => rules.every((rule) => rule.cards.includes(slug))) ?? []

/** Whether a chapter holds a rule. */
export const hasRule = ({ sections }: Chapter, rule: string): boolean =>
  sections.some((section) => section.rules.some((one) => one.rule === rule))

/** The cards of which a section speaks by its title (a keyword, a class): how many, and the filter that finds them. */
export function subject({ title }: Section, book: Book): { query: string; cards: number } | null {
  const name = plain(title.fr.replace(/[[\]«»]/g, '').trim())
  for (const facet of book.facets) {
    const value = facet.values.find(({ label }) => plain(label.fr) === name)
    if (!value) continue
    const cards = [...book.cards.values()].filter((sheet) => sheet.facets[facet.key]?.includes(value.key)).length
    if (cards) return { query: new URLSearchParams({ [facet.key]: value.key }).toString(), cards }
  }
  return null
}
