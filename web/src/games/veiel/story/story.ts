/** The story of a game, from what happened: who fought what, damage dealt and taken, cards that mattered. */
import type { Event } from '$lib/messages'

export interface Round {
  encounter: number
  round: number
  dealt: number
  taken: number
}

export interface HeroStory {
  dealt: number
  taken: number
  healed: number
  blocked: number
  kills: number
  played: number
  gained: string[] // slugs of Rewards
  fell: Round | null // when the hero died last
}

export interface Foe {
  slug: string
  count: number
  slain: number
}

export interface Fight {
  encounter: number
  foes: Foe[]
  won: boolean
}

export interface CardStory {
  slug: string
  seat: number
  times: number
  damage: number
}

export interface Story {
  rounds: Round[]
  heroes: HeroStory[]
  fights: Fight[]
  cards: CardStory[] // the best first
}

const BEST = 6 // cards that are told

const fresh = (): HeroStory => ({
  dealt: 0,
  taken: 0,
  healed: 0,
  blocked: 0,
  kills: 0,
  played: 0,
  gained: [],
  fell: null,
})

export function tell(players: number, steps: { events: Event[] }[]): Story {
  const heroes = Array.from({ length: players }, fresh)
  const rounds: Round[] = []
  const fights: Fight[] = []
  const cards = new Map<string, CardStory>()
  const own = new Map<string, number>() // who played a card last: damage comes from a card
  let over = true // the enemies have had their turn: the next hero's turn begins a round
  const now = (): Round => rounds.at(-1) ?? begin()
  function begin(): Round {
    const encounter = fights.at(-1)?.encounter ?? 1
    const last = rounds.at(-1)
    const round = { encounter, round: last?.encounter === encounter ? last.round + 1 : 1, dealt: 0, taken: 0 }
    rounds.push(round)
    return round
  }
  const foe = (slug: string): Foe => {
    const fight = fights.at(-1) ?? { encounter: 1, foes: [], won: false }
    if (!fights.length) fights.push(fight)
    let found = fight.foes.find((one) => one.slug === slug)
    if (!found) fight.foes.push((found = { slug, count: 0, slain: 0 }))
    return found
  }
  const card = (slug: string, seat: number): CardStory => {
    const name = `${seat}/${slug}`
    let found = cards.get(name)
    if (!found) cards.set(name, (found = { slug, seat, times: 0, damage: 0 }))
    return found
  }

  for (const { kind, seat = -1, slug = '', amount = 0, source = '', from } of steps.flatMap((step) => step.events)) {
    const hero = heroes[seat]
    switch (kind) {
      case 'encounter':
        fights.push({ encounter: amount, foes: [], won: false })
        over = true
        break
      case 'encounter-won':
        if (fights.length) fights.at(-1)!.won = true
        break
      case 'appear':
        foe(slug).count++
        break
      case 'turn':
        if (over) begin()
        over = false
        break
      case 'enemies-turn':
        over = true
        break
      case 'die':
        foe(slug).slain++
        if (hero) hero.kills++
        break
      case 'play':
        if (!hero) break
        hero.played++
        card(slug, seat).times++
        own.set(slug, seat)
        break
      case 'hurt':
        now().dealt += amount
        if (hero) hero.dealt += amount
        if (source && own.has(source)) card(source, own.get(source)!).damage += amount
        break
      case 'wound':
        now().taken++
        if (hero) hero.taken++
        break
      case 'heal':
        if (hero) hero.healed++
        break
      case 'block':
        if (hero) hero.blocked += amount
        break
      case 'gain':
        if (hero && from?.zone === 'shown') hero.gained.push(slug)
        break
      case 'perish':
        if (hero) hero.fell = { ...now() }
        break
    }
  }
  const best = [...cards.values()]
    .filter(({ damage }) => damage)
    .sort((one, other) => other.damage - one.damage || one.times - other.times)
  return { rounds, heroes, fights, cards: best.slice(0, BEST) }
}
