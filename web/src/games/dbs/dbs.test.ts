import { expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { gameOf, skinOf } from '..'
import { looksItself, sheet } from '../for-tests'

test('every card looks like itself', () =>
  looksItself(skinOf('dbs').emblem, (slug) =>
    sheet(slug, { number: slug, type: 'battle', colours: ['red'] }, { power: 15000 }),
  ))

test('a turned card is in Rest Mode', () => {
  settings.language = 'en'
  expect(gameOf('dbs').lies({ mode: 1 }, 'battle')).toEqual({ turned: true, frost: 0, words: 'in Rest Mode' })
})
