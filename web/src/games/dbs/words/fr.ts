/** La table de Dragon Ball Super. */
const s = (n: number): string => (n > 1 ? 's' : '')

export const fr = {
  rested: 'en mode Inertie',
  battle: 'Combat',
  phase: 'Phase du tour',
  setup: 'Mise en place',
  hands: 'Mains de départ',
  later: 'Les cartes de Vie sont posées après les mains de départ',
  phases: { charge: 'Charge', main: 'Principale', offense: 'Combat\u00a0: attaque', defense: 'Combat\u00a0: défense' },
  pay: 'Payer l’énergie',
  pays: { page: 'Pour moi\u00a0: ce dont ma main peut se passer', ask: 'Me demander' },
  stop: 'Avant de passer, s’arrêter',
  stops: { always: 'Toujours', able: 'Quand je peux agir', attacked: 'Quand on se bat et que je peux agir' },
  attacker: 'Attaque',
  guard: 'Défense',
  total: 'Total',
  life: (n: number): string => `${n} vie${s(n)}`,
  energyActive: (active: number, all: number): string => `${active} active${s(active)} sur ${all}`,
}
