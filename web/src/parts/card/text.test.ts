import { expect, test } from 'vitest'
import { linesOf, pieces, shown } from './text'

test('a keyword stands before the colon that begins a line', () => {
  expect(pieces('Défausser : piochez 2 cartes.')).toEqual([
    { keyword: true, text: 'Défausser' },
    { keyword: false, text: 'piochez 2 cartes.' },
  ])
})

test('or in brackets, with a colon of its own', () => {
  expect(pieces('[Activate: Main][Once per turn] Draw a card.')).toEqual([
    { keyword: true, text: 'Activate: Main' },
    { keyword: true, text: 'Once per turn' },
    { keyword: false, text: ' Draw a card.' },
  ])
})

test('a sentence with a colon is no keyword', () => {
  expect(pieces('Cette carte gagne la partie si vous le dites : maintenant.')).toHaveLength(1)
})

test('angle brackets that few fonts have are replaced', () => {
  expect(linesOf('Une carte 《Ardent》.\n\nFin.')).toEqual([
    [{ keyword: false, text: 'Une carte «Ardent».' }],
    [{ keyword: false, text: 'Fin.' }],
  ])
})

test('signs of card lists that few fonts have are shown by others', () => {
  expect(shown('≪Elves≫ 〈Old Tom〉 ＜Ada＞：｛Ki｝・《 God 》')).toBe('«Elves» <Old Tom> <Ada>:{Ki}·«God»')
})
