/** La table de L'Ordre de Veiel. */
const s = (n: number): string => (n > 1 ? 's' : '')

export const fr = {
  board: 'Plateau',
  cell: (row: number, column: number): string => `ligne ${row}, colonne ${column}`,
  standing: (where: string, there: string): string => `${where} : ${there}`,
  empty: 'vide',
  obstacle: 'obstacle',
  rune: (name: string): string => `rune : ${name}`,
  inZone: 'dans la zone',
  dead: 'mort',
  played: 'a joué',
  stunned: 'étourdi',
  lives: (n: number): string => `${n} vie${s(n)}`,
  hurt: (n: number, of: number): string => `${n} dégât${s(n)} sur ${of} pour la prochaine vie`,
  toughness: (n: number): string => `${n} dégât${s(n)} par vie`,
  block: (n: number): string => `${n} blocage${s(n)}`,
  counter: (name: string, n: number): string =>
    ({
      lives: `${n} vie${s(n)}`,
      wounds: `${n} dégât${s(n)} subi${s(n)}`,
      toughness: `${n} dégât${s(n)} par vie`,
      block: `${n} blocage${s(n)}`,
      kept: 'blocage conservé',
      owed: `doit ${n} Action${s(n)}`,
    })[name] ?? `${name} : ${n}`,

  encounter: (n: number): string => `Affrontement ${n} sur 4`,
  round: (n: number): string => `manche ${n}`,
  heroesTurn: 'Tour des héros',
  enemiesTurn: 'Tour des ennemis',
  battlefield: 'Champ de bataille',
  between: 'Entre deux affrontements',

  heroes: 'Héros',
  under: (cards: string[]): string => `sous l’effet de ${cards.join(', ')}`,
  threat: (n: number): string => `menace ${n}`,
  swords: (n: number): string => `${n} épée${s(n)}`,
  margin: (n: number): string =>
    n > 1
      ? `encore ${n} blessures`
      : n === 1
        ? 'encore 1 blessure'
        : n === 0
          ? 'plus aucune marge'
          : 'mourra à la fin de son tour',
  marginHelp:
    'À la fin de son tour, un héros qui ne peut pas avoir 5 cartes avec sa pioche, sa défausse et sa main meurt.',
  plays: 'joue',
  places: 'se place',
  chooses: 'choisit',
  toPlay: 'doit jouer',
  mayPlay: 'peut jouer',
  handOf: (name: string): string => `Main : ${name}`,
  cardsOf: (name: string): string => `Cartes : ${name}`,
  yourCards: 'Vos cartes',

  discardToMove: 'Défausser',
  discardHelp: (name: string): string => `Défausser ${name} sans la jouer, puis faire un déplacement si l’on veut`,
  stay: 'Rester',
  turnHelp: 'Tournez la zone : survol, molette ou touche R ; cliquez pour valider.',
  turnTouch: 'Touchez une direction, puis touchez encore pour valider.',

  keys: { turn: 'Tourner la zone (Maj + R : dans l’autre sens)', forecast: 'Lire ce que les ennemis vont faire' },

  enemies: 'Ennemis, dans l’ordre où ils joueront',
  moves: (n: number): string => `avance de ${n}`,
  stays: 'reste sur place',
  attacks: (name: string, amount: number, wounds: number): string =>
    wounds === amount
      ? `${name} : ${amount} dégât${s(amount)}`
      : `${name} : ${amount} dégât${s(amount)}, ${wounds} blessure${s(wounds)} après blocage`,
  willAttack: (name: string, amount: number): string => `attaquera ${name} pour ${amount}`,
  willMove: (n: number): string => `avancera de ${n}`,
  notes: { boss: 'deux Actions', stunned: 'étourdi, ne fait rien', summons: 'invoque un ennemi' } as Record<
    string,
    string
  >,
  unsure: 'peut encore changer',
  incoming: (n: number): string => `${n} blessure${s(n)} à venir`,
  insteadOf: (now: number, before: number): string => `${now} au lieu de ${before}`,
  takes: (name: string, now: number, before: number): string =>
    `${name} prend ${now} blessure${s(now)} au lieu de ${before}`,
  forecast: (changes: string): string => `Avec ce choix : ${changes}`,

  struck: (who: string, whom: string, n: number): string => `${who} attaque ${whom} : ${n} dégât${s(n)}.`,
  died: (who: string): string => `${who} : tué.`,
  perished: (who: string): string => `${who} : mort.`,

  boss: 'Boss',
  bossLater: 'Il attend au quatrième affrontement.',
  actionsOf: (name: string): string => `Actions : ${name}`,
  actionsLeft: (n: number, of: number): string => `Actions : ${n} sur ${of} encore à venir`,
  toCome: (n: number, of: number): string => `${n} sur ${of} à venir`,
  answers: 'Une vie perdue : une Action en réponse',

  rewards: 'Se renforcer',
  rewardsHelp: 'Ajoutez une de ces cartes à votre défausse, ou soignez vos blessures.',
  healHelp: (n: number): string => `${n} blessure${s(n)} dans votre pile`,

  colours: {
    rouge: 'rouge',
    jaune: 'jaune',
    bleu: 'bleu',
    vert: 'vert',
    violet: 'violet',
    incolore: 'incolore',
  } as Record<string, string>,

  story: {
    title: 'L’histoire de la partie',
    encounters: 'Affrontements',
    rounds: (n: number): string => `${n} manche${s(n)}`,
    foes: 'Ennemis combattus',
    dealt: 'Dégâts infligés',
    taken: 'Blessures reçues',
    healed: 'Blessures soignées',
    blocked: 'Blocage gagné',
    kills: 'Ennemis tués',
    played: 'Cartes jouées',
    best: 'Les cartes qui ont compté',
    damageOf: (n: number): string => `${n} dégât${s(n)}`,
    times: (n: number): string => `jouée ${n} fois`,
    gained: 'Récompenses prises',
    loading: 'L’histoire s’écrit…',
    fell: (encounter: string, round: number): string => `tombe : ${encounter.toLowerCase()}, manche ${round}`,
    byRound: 'Dégâts infligés et blessures reçues, manche après manche',
    none: 'rien',
    won: 'gagné',
    lost: 'perdu',
  },
}
