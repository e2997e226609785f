import { expect, it } from 'vitest'
import { holdsTrue } from './fair'

it('checks the fingerprint of seed and salt', async () => {
  // printf '%s' 'abc:def' | sha256sum
  const commitment = 'ec5952851b8051e1ecf6b6076d99d05646cd90a9f293c17250105742b9e4a19e'
  const told = { commitment, practice: false, seed: 'abc', salt: 'def' }
  expect(await holdsTrue(told)).toBe(true)
  expect(await holdsTrue({ ...told, seed: 'abd' })).toBe(false)
})
