import { expect, test } from 'vitest'
import { listed } from './listed'

test('names are told as people say them', () => {
  expect(listed(['Ann'], 'and')).toBe('Ann')
  expect(listed(['Ann', 'Bob'], 'et')).toBe('Ann et Bob')
  expect(listed(['Ann', 'Bob', 'Cy'], 'and')).toBe('Ann, Bob and Cy')
})
