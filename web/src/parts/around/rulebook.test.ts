import { describe, expect, it } from 'vitest'
import type { Book } from '$lib/books'
import type { Section, Sheet } from '$lib/messages'
import { about, chapters, count, found, hasRule, shared, subject } from './rulebook'

const words = (fr: string, en = fr) => ({ fr, en })
const section = (title: string, ...rules: [id: string, statement: string, ...cards: string[]][]): Section => ({
  part: words(''),
  title: words(title),
  rules: rules.map(([rule, statement, ...cards]) => ({
    rule,
    label: words(`F.A.Q. ${rule}`),
    statement: words(statement, 'English words'),
    cards,
  })),
})
const BOOK = [
  section('Le tour', ['1', 'On joue un Personnage.'], ['2', 'Puis on pioche.', 'arc']),
  section('Lune', ['3', 'Il se soigne.', 'lune']),
  section('Arc', ['4', 'Il défausse.', 'arc'], ['5', 'Il pioche.', 'arc', 'lune']),
  section('Lune', ['6', 'Encore.', 'lune']),
]

describe('the rulebook', () => {
  const all = chapters(BOOK, 'fr')

  it('has the rules of the game first, then the cards by name, each once', () => {
    expect(all.map(({ kind, sections }) => [kind, sections.map((one) => one.title.fr)])).toEqual([
      ['general', ['Le tour']],
      ['cards', ['Arc', 'Lune']],
    ])
    expect(count(all)).toBe(6)
  })

  it('finds words in titles, labels and statements, in the language in use', () => {
    expect(count(found(all, ['pioche'], 'fr'))).toBe(2)
    expect(count(found(all, ['pioche'], 'en'))).toBe(0)
    expect(count(found(all, ['lune'], 'fr'))).toBe(2)
    expect(count(found(all, ['faq', 'arc'], 'fr'))).toBe(2)
    expect(found(all, [], 'fr')).toBe(all)
  })

  it('leaves what concerns one card', () => {
    expect(count(about(all, 'arc'))).toBe(3)
    expect(about(all, '')).toBe(all)
  })

  it('says which cards a whole section is about', () => {
    expect(shared(BOOK[2]!)).toEqual(['arc'])
    expect(shared(BOOK[0]!)).toEqual([])
  })

  it('knows where a rule is', () => {
    expect(all.map((chapter) => hasRule(chapter, '6'))).toEqual([false, true])
  })

  it('finds the cards of which a section speaks by its title', () => {
    const value = { key: 'arrival', label: words('Arrivée'), about: null }
    const book = {
      facets: [{ key: 'keyword', label: words('Mot-clé'), values: [value] }],
      cards: new Map([['arc', { facets: { keyword: ['arrival'] } } as unknown as Sheet]]),
    } as Pick<Book, 'facets' | 'cards'> as Book
    expect(subject(section('[Arrivée]'), book)).toEqual({ query: 'keyword=arrival', cards: 1 })
    expect(subject(section('Le tour'), book)).toBeNull()
  })
})
