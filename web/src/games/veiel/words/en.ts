/** The table of L'Ordre de Veiel. */
const s = (n: number): string => (n === 1 ? '' : 's')

export const en = {
  board: 'Board',
  cell: (row: number, column: number): string => `row ${row}, column ${column}`,
  standing: (where: string, there: string): string => `${where}: ${there}`,
  empty: 'empty',
  obstacle: 'obstacle',
  rune: (name: string): string => `rune: ${name}`,
  inZone: 'in the zone',
  dead: 'dead',
  played: 'has played',
  stunned: 'stunned',
  lives: (n: number): string => (n === 1 ? '1 life' : `${n} lives`),
  hurt: (n: number, of: number): string => `${n} of ${of} damage to the next life`,
  toughness: (n: number): string => `${n} damage per life`,
  block: (n: number): string => `${n} block`,
  counter: (name: string, n: number): string =>
    ({
      lives: n === 1 ? '1 life' : `${n} lives`,
      wounds: `${n} damage taken`,
      toughness: `${n} damage per life`,
      block: `${n} block`,
      kept: 'block kept',
      owed: `owes ${n} Action${s(n)}`,
    })[name] ?? `${name}: ${n}`,

  encounter: (n: number): string => `Encounter ${n} of 4`,
  round: (n: number): string => `round ${n}`,
  heroesTurn: 'Heroes’ turn',
  enemiesTurn: 'Enemies’ turn',
  battlefield: 'Battlefield',
  between: 'Between two encounters',

  heroes: 'Heroes',
  under: (cards: string[]): string => `under the effect of ${cards.join(', ')}`,
  threat: (n: number): string => `threat ${n}`,
  swords: (n: number): string => `${n} sword${s(n)}`,
  margin: (n: number): string =>
    n > 0 ? `${n} more wound${s(n)}` : n === 0 ? 'no wound to spare' : 'will die at the end of the turn',
  marginHelp: 'At the end of a turn, a hero who cannot have 5 cards from deck, discard and hand dies.',
  plays: 'plays',
  places: 'takes a place',
  chooses: 'chooses',
  toPlay: 'to play',
  mayPlay: 'may play',
  handOf: (name: string): string => `Hand: ${name}`,
  cardsOf: (name: string): string => `Cards: ${name}`,
  yourCards: 'Your cards',

  discardToMove: 'Discard',
  discardHelp: (name: string): string => `Discard ${name} unplayed, then make a move if you like`,
  stay: 'Stay',
  turnHelp: 'Turn the zone: hover, wheel or R; click to settle.',
  turnTouch: 'Tap a direction, then tap again to settle.',

  keys: { turn: 'Turn the zone (Shift + R: the other way round)', forecast: 'Read what the enemies will do' },

  enemies: 'Enemies, in the order in which they will act',
  moves: (n: number): string => `moves ${n}`,
  stays: 'stays',
  attacks: (name: string, amount: number, wounds: number): string =>
    wounds === amount
      ? `${name}: ${amount} damage`
      : `${name}: ${amount} damage, ${wounds} wound${s(wounds)} after block`,
  willAttack: (name: string, amount: number): string => `will attack ${name} for ${amount}`,
  willMove: (n: number): string => `will move ${n}`,
  notes: { boss: 'two Actions', stunned: 'stunned, does nothing', summons: 'summons an enemy' } as Record<
    string,
    string
  >,
  unsure: 'may still change',
  incoming: (n: number): string => `${n} wound${s(n)} to come`,
  insteadOf: (now: number, before: number): string => `${now} instead of ${before}`,
  takes: (name: string, now: number, before: number): string =>
    `${name} takes ${now} wound${s(now)} instead of ${before}`,
  forecast: (changes: string): string => `With this choice: ${changes}`,

  struck: (who: string, whom: string, n: number): string => `${who} attacks ${whom}: ${n} damage.`,
  died: (who: string): string => `${who} is slain.`,
  perished: (who: string): string => `${who} dies.`,

  boss: 'Boss',
  bossLater: 'Waits in the fourth encounter.',
  actionsOf: (name: string): string => `Actions: ${name}`,
  actionsLeft: (n: number, of: number): string => `Actions: ${n} of ${of} still to come`,
  toCome: (n: number, of: number): string => `${n} of ${of} to come`,
  answers: 'A life lost: an Action in return',

  rewards: 'Reinforcement',
  rewardsHelp: 'Add one of these cards to your discard, or heal your wounds.',
  healHelp: (n: number): string => `${n} wound${s(n)} in your pile`,

  colours: {
    rouge: 'red',
    jaune: 'yellow',
    bleu: 'blue',
    vert: 'green',
    violet: 'violet',
    incolore: 'colourless',
  } as Record<string, string>,

  story: {
    title: 'The story of the game',
    encounters: 'Encounters',
    rounds: (n: number): string => `${n} round${s(n)}`,
    foes: 'Enemies fought',
    dealt: 'Damage dealt',
    taken: 'Wounds taken',
    healed: 'Wounds healed',
    blocked: 'Block gained',
    kills: 'Enemies slain',
    played: 'Cards played',
    best: 'The cards that mattered',
    damageOf: (n: number): string => `${n} damage`,
    times: (n: number): string => `played ${n} time${s(n)}`,
    gained: 'Rewards taken',
    loading: 'The story is being written…',
    fell: (encounter: string, round: number): string => `falls: ${encounter.toLowerCase()}, round ${round}`,
    byRound: 'Damage dealt and wounds taken, round by round',
    none: 'nothing',
    won: 'won',
    lost: 'lost',
  },
}
