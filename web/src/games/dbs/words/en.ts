/** The table of Dragon Ball Super. */
export const en = {
  rested: 'in Rest Mode',
  battle: 'Battle',
  attacker: 'Attack',
  guard: 'Defence',
  total: 'Total',
  life: (n: number): string => `${n} life`,
  energyActive: (active: number, all: number): string => `${active} of ${all} active`,
}
