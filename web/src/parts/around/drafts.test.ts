import { describe, expect, it } from 'vitest'
import type { About, Setting } from '$lib/messages'
import { draft, openSeats, order, reseated, resized, several, taken } from './drafts'

const words = { fr: '', en: '' }
const hero: Setting = {
  key: 'hero',
  kind: 'choice',
  label: words,
  default: '',
  values: ['a', 'b'].map((key) => ({ key, label: words, about: null })),
  unique: true,
  secret: false,
  about: null,
}
const variant: Setting = { ...hero, key: 'variant', kind: 'flag', default: 'no', values: [], unique: false }
const about: About = {
  name: 'g',
  title: words,
  about: words,
  modes: [
    {
      key: 'classic',
      title: words,
      about: words,
      least: 2,
      most: 5,
      options: [variant],
      choices: [hero],
      rivals: true,
    },
  ],
  zones: [],
  numbers: [],
  counters: [],
  standing: words,
  rules: '',
  decks: false,
  guides: [],
  puzzles: 0,
}
const mode = about.modes[0]!
const BOTS = ['random', 'greedy']

describe('a new table', () => {
  it('is ready to begin at once: you and a bot', () => {
    expect(order(draft(about, BOTS, false))).toEqual({
      game: 'g',
      mode: 'classic',
      options: { variant: 'no' },
      seats: [
        { kind: 'me', choices: {} },
        { kind: 'bot', bot: 'greedy', choices: {} },
      ],
      public: false,
      clock: 0,
      seed: '',
      hot_seat: false,
      rated: false,
    })
  })

  it('keeps a seat open for a friend', () => {
    const friends = draft(about, BOTS, true)
    expect(openSeats(friends.seats)).toBe(1)
    expect(order({ ...friends, public: true }).public).toBe(true)
    expect(order({ ...draft(about, BOTS, false), public: true }).public).toBe(false)
  })

  it('grows and shrinks', () => {
    const { seats } = draft(about, BOTS, false)
    const four = resized(seats, 4, mode)
    expect(four.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot'])
    expect(resized(four, 2, mode)).toEqual(seats)
  })

  it('lets me play another seat, too, or several people pass the device', () => {
    const table = draft(about, BOTS, false)
    table.seats = reseated(table.seats, 1, 'too', '')
    expect(several(table.seats)).toBe(true)
    expect(order(table).seats.map((seat) => seat.kind)).toEqual(['me', 'me'])
    expect(order(table).hot_seat).toBe(false)
    table.seats[1]!.name = ' Ben '
    expect(order({ ...table, hotSeat: true })).toMatchObject({
      hot_seat: true,
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Ben' }],
    })
    expect(order({ ...draft(about, BOTS, false), hotSeat: true }).hot_seat).toBe(false)
  })

  it('seats me exactly once', () => {
    const { seats } = draft(about, BOTS, true)
    expect(reseated(seats, 1, 'me', '').map((seat) => seat.kind)).toEqual(['open', 'me'])
    expect(reseated(seats, 0, 'bot', 'random')).toMatchObject([{ kind: 'bot', bot: 'random' }, { kind: 'me' }])
    expect(reseated(seats, 1, 'bot', 'random')).toMatchObject([{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  })

  it('knows which heroes are taken', () => {
    const { seats } = draft(about, BOTS, false)
    seats[0]!.choices.hero = 'a'
    expect(taken(seats, 1, hero).has('a')).toBe(true)
    expect(taken(seats, 0, hero).has('a')).toBe(false)
    expect(taken(seats, 1, variant).size).toBe(0)
  })

  it('leaves the choices of an open seat to whoever comes', () => {
    const friends = draft(about, BOTS, true)
    friends.seats[1]!.choices.hero = 'b'
    expect(order(friends).seats[1]).toEqual({ kind: 'open', choices: {} })
  })
})

it('only games between people can count', () => {
  const table = { ...draft(about, BOTS, true), rated: true }
  expect(order(table).rated).toBe(true)
  expect(order({ ...table, seed: 'wished' }).rated).toBe(false)
  expect(order({ ...draft(about, BOTS, false), rated: true }).rated).toBe(false)
  expect(order({ ...table, seats: reseated(table.seats, 1, 'too', '') }).rated).toBe(false)
})
