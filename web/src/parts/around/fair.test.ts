import { expect, it } from 'vitest'
import { holdsTrue, sha256 } from './fair'

it('checks the fingerprint of seed and salt', async () => {
  // printf '%s' 'abc:def' | sha256sum
  const commitment = 'ec5952851b8051e1ecf6b6076d99d05646cd90a9f293c17250105742b9e4a19e'
  const told = { commitment, practice: false, seed: 'abc', salt: 'def', own: '', pledges: ['', ''], shares: [] }
  expect(await holdsTrue(told)).toBe(true)
  expect(await holdsTrue({ ...told, seed: 'abd' })).toBe(false)
})

it('checks that the shares of players are in the seed, as they were pledged', async () => {
  const [own, salt, shares] = ['abc', 'def', ['one', '']]
  const told = {
    commitment: await sha256(`${own}:${salt}`),
    practice: false,
    seed: (await sha256('abc:one:')).slice(0, 32),
    salt,
    own,
    pledges: [await sha256('one'), await sha256('withheld')],
    shares,
  }
  expect(await holdsTrue(told)).toBe(true)
  expect(await holdsTrue({ ...told, seed: 'abc' })).toBe(false)
  expect(await holdsTrue({ ...told, own: 'abd' })).toBe(false)
  expect(await holdsTrue({ ...told, pledges: [await sha256('two'), ''] })).toBe(false)
})
