/** La table de Dragon Ball Super. */
const s = (n: number): string => (n > 1 ? 's' : '')

export const fr = {
  rested: 'en mode Inertie',
  battle: 'Combat',
  attacker: 'Attaque',
  guard: 'Défense',
  total: 'Total',
  life: (n: number): string => `${n} vie${s(n)}`,
  energyActive: (active: number, all: number): string => `${active} active${s(active)} sur ${all}`,
}
