import { expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { gameOf, skinOf } from '..'
import { looksItself, sheet } from '../for-tests'
import { gradeAtNight, hourglass, sapphireAtNight } from './icons'

test('every card looks like itself', () =>
  looksItself(skinOf('seiya').emblem, (slug) =>
    sheet(slug, { ranks: ['rare'], type: 'personnage', classes: ["Chevalier d'Or"], pv: 3 }),
  ))

test('cards of the expansions say what they are', () => {
  settings.language = 'en'
  const { emblem, frame, signs } = skinOf('seiya')
  const types = ['board-technique', 'pilier', 'epopee', 'statue', 'relique'].map((type) =>
    sheet('the same', { ranks: [], type, classes: [] }),
  )
  expect(new Set(types.map(emblem)).size).toBe(types.length)
  expect(frame(sheet('two ranks', { ranks: ['uncommon', 'rare'] })).second).toBe(
    frame(sheet('one', { ranks: ['rare'] })).colour,
  )
  expect(signs(sheet('a technique', { ranks: [], energy: 2 }))).toEqual([{ icon: 'energy', count: 2, word: 'Energy' }])
  expect(signs(sheet('an épopée', { ranks: [], icon: 'hourglass:4' }))).toEqual([
    { icon: hourglass, count: 4, word: 'Hourglass token' },
  ])
  expect(signs(sheet('a God Warrior', { ranks: ['rare'], icon: 'sapphire' }))).toEqual([
    { icon: sapphireAtNight, count: 1, word: 'Odin Sapphire' },
  ])
})

test('a Character of the Styx shows its grade in pips, whatever it is, and a Sens its inactive side', () => {
  settings.language = 'en'
  const { skin, lies } = gameOf('seiya')
  const god = sheet('a god', { ranks: [], type: 'personnage', classes: ['Dieu'], grade: 6 })
  expect(skin.signs(god)).toEqual([{ icon: gradeAtNight, count: 6, upright: true, word: 'Grade' }])
  expect(skin.frame(god).colour).not.toBe(skin.frame(sheet('another', { ranks: [], type: 'personnage' })).colour)
  expect(lies({ mode: 1 }, 'senses')).toMatchObject({ turned: false, words: 'inactive' })
})

test('counters are hourglasses or Victory Points, a mode is frost only on a frozen card', () => {
  settings.language = 'en'
  const { skin, lies } = gameOf('seiya')
  expect(skin.counter(sheet('an épopée', { type: 'epopee', icon: 'hourglass:4' }), 'hourglass', 1).words).toBe(
    '1 of 4 hourglasses',
  )
  expect(skin.counter(sheet('another', { type: 'personnage' }), 'pv', 2).text).toBe('+2')
  expect(lies({ mode: 2 }, 'frozen')).toMatchObject({ frost: 2, turned: false })
  expect(lies({ mode: 1 }, 'field')).toMatchObject({ frost: 0, turned: true })
})
