import { expect, test } from 'vitest'
import { read } from './router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/learn/chess', { page: 'learn', game: 'chess' }],
  ['/rules/chess', { page: 'rules', game: 'chess' }],
  ['/cards/go/', { page: 'cards', game: 'go' }],
  ['/replay/abc', { page: 'replay', id: 'abc', invite: '' }],
  ['/table', { page: 'lost' }],
  ['/nowhere/at/all', { page: 'lost' }],
])('%s', (path, route) => expect(read(path)).toEqual(route))

test('an invitation is what follows #', () => {
  expect(read('/friends', '#secret')).toEqual({ page: 'friends', code: 'secret' })
  expect(read('/table/abc', '#secret')).toEqual({ page: 'table', id: 'abc', invite: 'secret' })
  expect(read('/replay/abc', '#secret')).toEqual({ page: 'replay', id: 'abc', invite: 'secret' })
})
