import { expect, it } from 'vitest'
import { t } from '$lib/i18n'
import { ago, lasting } from './ago'

it('says how long ago something was', () => {
  expect(ago(12, 'fr')).toBe(t().shell.justNow)
  expect(ago(61, 'fr')).toBe('il y a 1 minute')
  expect(ago(7300, 'en')).toBe('2 hours ago')
  expect(ago(90000, 'fr')).toBe('hier')
})

it('says how long something lasts', () => {
  const said = (...of: Parameters<typeof lasting>) => lasting(...of).replace(/\s/g, ' ') // some do not break
  expect(said(12.7, 'fr')).toBe('12 secondes')
  expect(said(61, 'fr')).toBe('1 minute')
  expect(said(7300, 'en', 'short')).toBe('2 hr')
  expect(said(3 * 86400, 'en')).toBe('3 days')
})
