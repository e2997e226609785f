import { describe, expect, it } from 'vitest'
import { outline, percent, stacked } from './shares'

describe('shares of the whole', () => {
  const moments = [
    { step: 1, chances: [0.25, 0.75] },
    { step: 9, chances: [1, 0] },
  ]

  it('lie one above the other', () => {
    expect(stacked(moments)).toEqual([
      [
        [0, 0.25],
        [0, 1],
      ],
      [
        [0.25, 1],
        [1, 1],
      ],
    ])
  })

  it('are parts of the whole where all win together, and nothing where nobody does', () => {
    expect(stacked([{ step: 1, chances: [1, 1] }])).toEqual([[[0, 0.5]], [[0.5, 1]]])
    expect(stacked([{ step: 1, chances: [0, 0] }])).toEqual([[[0, 0]], [[0, 0]]])
  })

  it('are drawn along the top and back along the bottom', () => {
    const line = outline(
      stacked(moments)[0]!,
      (place) => place * 10,
      (share) => 100 - share * 100,
    )
    expect(line).toBe('M0 75L10 0L10 100L0 100Z')
  })

  it('are said in whole percent', () => expect(percent(0.176)).toBe(18))
})
