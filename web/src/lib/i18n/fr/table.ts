/** La table. */
import { listed } from '../listed'

const s = (n: number): string => (n > 1 ? 's' : '')

export const table = {
  // état de la table
  lost: 'La connexion est coupée. Rien n’est perdu : nous réessayons sans cesse.',
  noTable: 'Cette table n’existe pas, ou elle n’est pas publique.',
  noTableHelp: 'Demandez à votre hôte le lien d’invitation complet, ou ouvrez une nouvelle table.',
  damaged: 'Cette table est abîmée dans la base de données et ne peut pas être lue.',
  damagedHelp: 'Les autres tables vont bien : prévenez la personne qui tient le serveur, ou ouvrez une nouvelle table.',
  tooMany: 'Trop de tables sont ouvertes d’ici, ou trop de choses sont allées trop vite.',
  tooManyHelp: 'Fermez-en quelques-unes, puis rechargez cette page. Rien n’est perdu.',
  practice: 'Entraînement',
  practiceHelp: 'La graine de hasard a été choisie : les tirages peuvent être connus d’avance.',
  watching: (n: number): string => `${n} spectateur${s(n)}`,
  spectator: 'Vous regardez cette partie.',

  // qui joue
  yourTurn: 'À vous',
  waitingFor: (names: string[]): string =>
    names.length > 1 ? `${listed(names, 'et')} peuvent décider…` : `${names[0]} réfléchit…`,
  turnOf: (name: string): string => `À ${name} de jouer`,
  deed: (name: string, text: string): string => `${name} : ${text}`,
  yourTurnNow: 'Votre tour',
  yourSeats: 'Vos places',
  isAsked: 'doit répondre',
  passTo: (name: string): string => `Passez l’appareil à ${name}`,
  passHelp: 'Les autres ne regardent pas, s’il vous plaît.',
  passed: (name: string): string => `Je suis ${name} : montrer mes cartes`,
  sitToo: 'Jouer ici aussi',
  seatOffline: 'absent',
  botPlays: 'un robot joue à sa place',
  botForYou: 'Un robot joue à votre place.',
  takeBack: 'Reprendre ma place',
  handOver: 'Laisser jouer un robot',
  timeLeft: (seconds: number): string => `${seconds} s`,

  // décision
  decision: 'Décision',
  optionsList: 'Toutes les options',
  options: (n: number): string => (n > 1 ? `${n} options` : '1 option'),
  confirm: 'Valider',
  confirmNone: 'Aucune',
  chosen: (n: number, least: number, most: number): string =>
    `${n} choisie${s(n)} sur ${least === most ? most : `${least} à ${most}`}`,
  order: 'Ordre choisi',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  undo: 'Annuler',
  undoAsk: 'Demander à annuler',
  undoWish: (name: string): string => `${name} voudrait reprendre son dernier choix.`,
  undoMine: 'Vous avez demandé à reprendre votre dernier choix.',
  undoWaiting: (names: string): string => `En attente de : ${names}`,
  agree: 'D’accord',
  disagree: 'Refuser',
  withdraw: 'Renoncer',
  sending: 'Un instant…',
  skip: 'Passer',
  eye: 'Sans retour : pioche ou révèle une carte.',
  inTray: 'Cartes à choisir',

  // cartes
  hidden: 'carte cachée',
  turned: 'tournée',
  counters: (name: string, n: number): string => `${name} : ${n}`,
  markers: (n: number): string => `${n} marqueur${s(n)}`,
  lookAt: (name: string): string => `Voir ${name}`,
  pileOf: (zone: string, n: number): string => `${zone}, ${n} carte${s(n)}`,
  hiddenPile: 'Ces cartes sont face cachée.',
  rulesOfCard: (n: number): string => (n > 1 ? `${n} règles sur cette carte` : 'La règle sur cette carte'),
  printed: (n: number): string => `imprimé : ${n}`,
  slot: (n: number): string => `Emplacement ${n}`,
  cell: (row: number, column: number): string => `ligne ${row}, colonne ${column}`,
  cellEmpty: 'vide',
  handOf: (n: number): string => `${n} en main`,
  handEmpty: 'Main vide',
  point: 'Montrer aux autres',
  pointsAt: (name: string, where: string): string => `${name} montre : ${where}`,
  yourHand: 'Votre main',

  // côté
  side: 'Journal, règles et discussion',
  fold: 'Replier',
  log: 'Journal',
  rules: 'Règles',
  chat: 'Discussion',
  moreLog: 'Lignes précédentes',
  logEmpty: 'Tout ce qui arrive s’écrira ici, avec la règle qui le veut.',
  chatEmpty: 'Personne n’a encore rien dit. Dites bonjour !',
  say: 'Dire',
  sayPlaceholder: 'Un mot à la table',
  searchRules: 'Chercher une carte ou une règle',
  rulesHelp: 'Touchez l’étiquette d’une règle dans le journal, ou cherchez un mot.',
  noRule: 'Aucune carte ni règle ne contient ces mots. Essayez un mot plus court.',

  // menu de la table
  menu: 'Menu de la table',
  concede: 'Abandonner',
  concedeSure: 'Abandonner la partie ?',
  concedeHelp: 'La partie s’arrête pour vous et compte comme perdue.',
  leave: 'Quitter la table',
  invite: 'Copier l’invitation',
  watch: 'Copier le lien pour regarder',
  copied: 'Lien copié.',
  keyboard: 'Raccourcis clavier',
  fairness: 'Tirages loyaux',
  fairnessHelp:
    'Empreinte SHA-256 de la graine et du sel, fixée avant la première carte. Les deux sont révélés à la fin.',
  seed: 'Graine',
  salt: 'Sel',

  // salle d'attente
  waitingRoom: 'La table se prépare',
  waitingHelp: 'La partie commence dès que chaque place est prise, ou quand l’hôte le décide.',
  openSeat: 'Place libre',
  sit: 'S’asseoir ici',
  addBot: 'Mettre un robot',
  freeSeat: 'Libérer',
  begin: 'Commencer',
  beginHelp: 'Les places libres vont à des robots.',
  byLot: 'Au hasard',
  rulesPlay: 'les règles jouent ici',
  inviteHelp: 'Envoyez ce lien à vos amis :',
  watchHelp: 'Pour regarder sans jouer, on vient par ce lien :',

  // fin
  over: 'La partie est finie.',
  toNext: 'Aller à la revanche',
  showResult: 'Résultat',

  // clavier
  keys: {
    arrows: 'Se déplacer entre les cartes et les zones',
    enter: 'Jouer ou choisir la carte',
    info: 'Agrandir la carte',
    point: 'Montrer la case aux autres (ou Alt + clic, appui long)',
    digits: 'Choisir une option par son numéro',
    undo: 'Annuler le dernier choix',
    end: 'Finir le tour, ou valider',
    log: 'Ouvrir ou replier le journal',
    help: 'Expliquer ce qui a le focus',
    search: 'Chercher une carte ou une règle',
    escape: 'Fermer, renoncer',
    skip: 'Passer les mouvements',
  },

  // conseils
  hints: [
    'Les cartes entourées d’or peuvent être jouées : touchez-les, ou glissez-les.',
    'Une carte éteinte ? Touchez-la : elle dit pourquoi, avec la règle.',
    'Gardez le pointeur sur une carte (ou appuyez longuement) pour la voir en grand.',
    'Le petit œil prévient : ce choix pioche ou révèle, il ne s’annule plus seul.',
  ] as readonly string[],
  hintNext: 'Conseil suivant',
  hintClose: 'Merci, j’ai compris',
}
