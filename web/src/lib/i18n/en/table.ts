/** The table. */
import { listed } from '../listed'

const s = (n: number): string => (n === 1 ? '' : 's')

export const table = {
  // the state of the table
  lost: 'The connection is lost. Nothing is lost with it: we keep trying.',
  noTable: 'There is no such table, or it is not public.',
  noTableHelp: 'Ask your host for the whole invitation link, or open a new table.',
  damaged: 'This table is damaged in the database and cannot be read.',
  damagedHelp: 'The other tables are fine: tell whoever runs the server, or open a new table.',
  tooMany: 'Too many tables are open from here, or too much went too fast.',
  tooManyHelp: 'Close some of them, then reload this page. Nothing is lost.',
  practice: 'Practice',
  practiceHelp: 'The seed of chance was chosen: draws may be known beforehand.',
  watching: (n: number): string => `${n} spectator${s(n)}`,
  spectator: 'You are watching this game.',

  // who plays
  yourTurn: 'Your turn',
  waitingFor: (names: string[]): string =>
    names.length > 1 ? `${listed(names, 'and')} may decide…` : `${names[0]} is thinking…`,
  turnOf: (name: string): string => `${name}’s turn`,
  deed: (name: string, text: string): string => `${name}: ${text}`,
  yourTurnNow: 'Your turn',
  yourSeats: 'Your seats',
  isAsked: 'is asked',
  passTo: (name: string): string => `Pass the device to ${name}`,
  passHelp: 'Everybody else looks away, please.',
  passed: (name: string): string => `I am ${name}: show my cards`,
  sitToo: 'Play here, too',
  seatOffline: 'away',
  botPlays: 'a bot plays instead',
  botForYou: 'A bot plays in your place.',
  takeBack: 'Take my seat back',
  handOver: 'Let a bot play',
  timeLeft: (seconds: number): string => `${seconds} s`,

  // decision
  decision: 'Decision',
  optionsList: 'All options',
  options: (n: number): string => `${n} option${s(n)}`,
  confirm: 'Confirm',
  confirmNone: 'None',
  chosen: (n: number, least: number, most: number): string =>
    `${n} chosen of ${least === most ? most : `${least} to ${most}`}`,
  order: 'Chosen order',
  earlier: 'Earlier',
  later: 'Later',
  undo: 'Undo',
  undoAsk: 'Ask to undo',
  undoWish: (name: string): string => `${name} would like to take back their last choice.`,
  undoMine: 'You asked to take back your last choice.',
  undoWaiting: (names: string): string => `Waiting for: ${names}`,
  agree: 'Agree',
  disagree: 'Refuse',
  withdraw: 'Never mind',
  sending: 'One moment…',
  skip: 'Skip',
  eye: 'No way back: draws or reveals a card.',
  inTray: 'Cards to choose from',

  // cards
  hidden: 'hidden card',
  turned: 'turned',
  counters: (name: string, n: number): string => `${name}: ${n}`,
  markers: (n: number): string => `${n} marker${s(n)}`,
  lookAt: (name: string): string => `Look at ${name}`,
  pileOf: (zone: string, n: number): string => `${zone}, ${n} card${s(n)}`,
  hiddenPile: 'These cards are face down.',
  rulesOfCard: (n: number): string => (n > 1 ? `${n} rules about this card` : 'The rule about this card'),
  printed: (n: number): string => `printed: ${n}`,
  slot: (n: number): string => `Slot ${n}`,
  cell: (row: number, column: number): string => `row ${row}, column ${column}`,
  cellEmpty: 'empty',
  handOf: (n: number): string => `${n} in hand`,
  handEmpty: 'Empty hand',
  yourHand: 'Your hand',

  // side
  side: 'Log, rules and chat',
  fold: 'Fold',
  log: 'Log',
  rules: 'Rules',
  chat: 'Chat',
  moreLog: 'Earlier lines',
  logEmpty: 'All that happens will be written here, with the rule behind it.',
  chatEmpty: 'Nobody has said anything yet. Say hello!',
  say: 'Say',
  sayPlaceholder: 'A word to the table',
  searchRules: 'Search a card or a rule',
  rulesHelp: 'Touch the label of a rule in the log, or search for a word.',
  noRule: 'No card and no rule has these words. Try a shorter one.',

  // the menu of the table
  menu: 'Table menu',
  concede: 'Concede',
  concedeSure: 'Concede the game?',
  concedeHelp: 'The game ends for you and counts as lost.',
  leave: 'Leave the table',
  invite: 'Copy the invitation',
  watch: 'Copy the link to watch',
  copied: 'Link copied.',
  keyboard: 'Keyboard shortcuts',
  fairness: 'Fair draws',
  fairnessHelp: 'SHA-256 of seed and salt, fixed before the first card. Both are revealed at the end.',
  seed: 'Seed',
  salt: 'Salt',

  // waiting room
  waitingRoom: 'The table is being set',
  waitingHelp: 'The game begins as soon as every seat is taken, or when the host says so.',
  openSeat: 'Open seat',
  sit: 'Sit here',
  addBot: 'Add a bot',
  freeSeat: 'Free it',
  begin: 'Begin',
  beginHelp: 'Open seats go to bots.',
  byLot: 'By lot',
  rulesPlay: 'the rules play here',
  inviteHelp: 'Send this link to your friends:',
  watchHelp: 'Those who only want to watch come by this link:',

  // the end
  over: 'The game is over.',
  toNext: 'Go to the rematch',
  showResult: 'Result',

  // keyboard
  keys: {
    arrows: 'Move between cards and zones',
    enter: 'Play or choose the card',
    info: 'Enlarge the card',
    digits: 'Choose an option by its number',
    undo: 'Undo the last choice',
    end: 'End the turn, or confirm',
    log: 'Open or fold the log',
    help: 'Explain what has focus',
    search: 'Search a card or a rule',
    escape: 'Close, never mind',
    skip: 'Skip the moves',
  },

  // hints
  hints: [
    'Cards with a golden rim can be played: touch them, or drag them.',
    'A quiet card? Touch it: it says why not, with its rule.',
    'Rest the pointer on a card (or press long) to see it large.',
    'The small eye warns: this choice draws or reveals, you cannot undo it alone.',
  ] as readonly string[],
  hintNext: 'Next hint',
  hintClose: 'Thanks, got it',
}
