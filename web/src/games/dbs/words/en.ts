/** The table of Dragon Ball Super. */
export const en = {
  rested: 'in Rest Mode',
  battle: 'Battle',
  phase: 'Phase of the turn',
  setup: 'Setup',
  hands: 'Opening hands',
  later: 'Life cards are placed after the opening hands',
  phases: { charge: 'Charge', main: 'Main', offense: 'Battle: offense', defense: 'Battle: defense' },
  pay: 'Paying energy',
  pays: { page: 'For me: what my hand can spare', ask: 'Ask me' },
  stop: 'Before I pass, stop',
  stops: {
    always: 'Always',
    able: 'When I can do something',
    attacked: 'When there is a battle and I can do something',
  },
  attacker: 'Attack',
  guard: 'Defense',
  total: 'Total',
  life: (n: number): string => `${n} life`,
  energyActive: (active: number, all: number): string => `${active} of ${all} active`,
}
