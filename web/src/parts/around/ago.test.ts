import { expect, it } from 'vitest'
import { ago } from './ago'

it('says how long ago something was', () => {
  expect(ago(12, 'fr')).toBe('maintenant')
  expect(ago(61, 'fr')).toBe('il y a 1 minute')
  expect(ago(7300, 'en')).toBe('2 hours ago')
  expect(ago(90000, 'fr')).toBe('hier')
})
