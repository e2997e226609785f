/** The table of Saint Seiya, with what the expansions and Hilda add to it. */
const s = (n: number): string => (n > 1 ? 's' : '')

export const en = {
  clock: 'Clock',
  flames: (n: number): string => `${n} flame${s(n)}`,
  discountSlot: '−1',
  besides: 'Around the field',
  board: 'Board',
  energy: (n: number, most: number): string => `Energy: ${n} of ${most}`,
  cost: (n: number): string => `${n} Energy`,
  frost: (steps: number): string => (steps > 1 ? 'frozen, to be healed twice' : 'frozen, to be healed once'),
  tokens: (n: string): string => `${n} VP in tokens`,
  onCard: (n: string): string => `tokens: ${n} VP`,
  weapons: (n: number): string => `${n} Libra Weapon${s(n)}`,
  sapphires: (n: number, all: number): string => `${n} of ${all} Sapphires of Odin`,
  robe: 'Odin’s robe is awake.',
  hourglasses: (n: number, all: number): string => `${n} of ${all} hourglasses`,
  hilda: {
    hand: (n: number): string => `Hilda’s hand, in order: ${n} card${s(n)}`,
    empty: 'Empty hand',
    die: (n: number): string => `Die: ${n}`,
    waits: 'Hilda has not rolled her die yet.',
    takes: (slot: number): string => `She takes the card in slot ${slot}, then `,
    faces: [
      'makes you discard a card at random.',
      'draws the top card of her discard pile.',
      'purifies the field and heals.',
      'makes you freeze a card.',
      'buys by Force.',
      'buys by Cosmos.',
    ] as readonly string[],
    difficulties: ['Normal', 'Difficult', 'Expert'] as readonly string[],
    turns: 'Hilda’s counter',
    turn: (n: number, of: number): string => `turn ${n} of ${of}`,
  },
}
