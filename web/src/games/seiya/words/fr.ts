/** La table de Saint Seiya, avec ce que les extensions et Hilda y ajoutent. */
const s = (n: number): string => (n > 1 ? 's' : '')

export const fr = {
  clock: 'Horloge',
  flames: (n: number): string => `${n} flamme${s(n)}`,
  discountSlot: '−1',
  besides: 'Autour du terrain',
  board: 'Plateau',
  energy: (n: number, most: number): string => `Énergie : ${n} sur ${most}`,
  cost: (n: number): string => `${n} Énergie${s(n)}`,
  frost: (steps: number): string => (steps > 1 ? 'gelée, à soigner deux fois' : 'gelée, à soigner une fois'),
  tokens: (n: string): string => `${n} PV en jetons`,
  onCard: (n: string): string => `jetons : ${n} PV`,
  weapons: (n: number): string => `${n} Arme${s(n)} de la Balance`,
  sapphires: (n: number, all: number): string => `${n} Saphir${s(n)} d’Odin sur ${all}`,
  robe: 'La Robe d’Odin est éveillée.',
  hourglasses: (n: number, all: number): string => `${n} sablier${s(n)} sur ${all}`,
  hilda: {
    hand: (n: number): string => `Main d’Hilda, dans l’ordre : ${n} carte${s(n)}`,
    empty: 'Main vide',
    die: (n: number): string => `Dé : ${n}`,
    waits: 'Hilda n’a pas encore lancé son dé.',
    takes: (slot: number): string => `Elle prend la carte de l’emplacement ${slot}, puis `,
    faces: [
      'vous fait défausser une carte au hasard.',
      'pioche la dernière carte de sa défausse.',
      'purifie le terrain et se soigne.',
      'vous fait geler une carte.',
      'achète par la Force.',
      'achète par le Cosmos.',
    ] as readonly string[],
    difficulties: ['Normale', 'Difficile', 'Expert'] as readonly string[],
    turns: 'Compteur d’Hilda',
    turn: (n: number, of: number): string => `tour ${n} sur ${of}`,
  },
}
