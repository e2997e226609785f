import { describe, expect, it } from 'vitest'
import { holds, marked, wordsOf } from './searching'

describe('searching as people type', () => {
  it('knows no case and no accents', () => {
    expect(holds('Maîtresse de la Balance', wordsOf('MAITRESSE balance'))).toBe(true)
    expect(holds('Chevalier d’Or', wordsOf("d'or"))).toBe(true)
    expect(holds('cœur de la forge', wordsOf('coeur'))).toBe(true)
    expect(holds('Chevalier d’Or', wordsOf('argent'))).toBe(false)
  })

  it('finds words by their beginnings', () => {
    expect(holds('Chevalier d’Or', wordsOf('chev or'))).toBe(true)
    expect(holds('ce qui est encore en jeu', wordsOf('or'))).toBe(false)
    expect(holds('une porte d’or', wordsOf('or'))).toBe(true)
    expect(holds('Règle 1-2-1', wordsOf('1-2'))).toBe(true)
  })

  it('finds everything when nothing is asked', () => {
    expect(holds('whatever', wordsOf('   '))).toBe(true)
  })

  it('marks the words as they are written in the text', () => {
    expect(marked('Défaussez la défausse', ['defauss'])).toEqual([
      { text: 'Défauss', found: true },
      { text: 'ez la ', found: false },
      { text: 'défauss', found: true },
      { text: 'e', found: false },
    ])
    expect(marked('un cœur', ['coe'])).toEqual([
      { text: 'un ', found: false },
      { text: 'cœ', found: true },
      { text: 'ur', found: false },
    ])
    expect(marked('rien', [])).toEqual([{ text: 'rien', found: false }])
  })
})
