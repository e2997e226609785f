// Made by `python -m pioche.server.typescript` from the structs of src/pioche/server. Do not edit.
// Fields with `?` are left out where they have the value that the comment or the type's sense of "nothing" says.

export type FromServer = State | Happened | People | Said | Pointed | Trouble | Done | Refused | Explained | Foreseen | Foretold | Lessons | Advised | Solved | LogPart

export type FromClient = Hello | Speak | Look | Answer | Undo | Agree | Concede | Sit | Leave | Arrange | Begin | HandOver | TakeBack | Pledge | Reveal | Warn | SitIn | Stop | Rematch | Say | Mute | Report | Point | ExplainNumber | ExplainOption | WhyNot | ExplainRule | Foresee | Foretell | Learn | Advise | Solve | Log

/**
 * Everything; replaces all that the client knows.
 */
export interface State {
  is: "state"
  language: "en" | "fr"
  step: number // the number of the state of the game; an answer must name it; goes up with every change
  table: TableInfo
  sight: Sight | null // null until the game begins
  question: Question | null // what is asked of this seat
  may_undo: "ask" | "free" | "no" // whether this seat may take its last answer back, alone or if others agree
  may_concede: boolean
  remaining: number | null // seconds until a bot answers instead; null without a clock
  log: Line[] // the last lines
  earlier: number // what Log must name to get the lines before these; 0: there are none
  chat: ChatLine[]
  result: Result | null
}

/**
 * All about a table but the game itself.
 */
export interface TableInfo {
  id: string
  game: string
  mode: string
  options: Record<string, string>
  status: "open" | "over" | "playing"
  public: boolean
  clock: number // seconds for each decision, 0: no clock
  rated: boolean // whether it counts for the ratings, as far as can be said now
  seats: Seat[]
  me: number // the seat as which whoever gets this looks and acts, -1: as a spectator
  mine: number[] // all the seats that they play
  hot_seat: boolean // whether several people play them and pass the device
  host: boolean // whether that is who set the table up
  invite: string // what a link must hold after `#` for others to come and play; "" for spectators and public tables
  watch: string // what it must hold for others to come and watch, and to see the game when it is over; "" if public
  may_sit: boolean // whether whoever gets this may take an open seat; else they were invited to watch only
  watching: number // how many spectators are here
  undo: UndoWish | null
  grace: number // seconds that somebody has to come back in, once they were warned; 0: it is the clock that counts
  stop: number[] // the seats that want to break the game off
  fairness: Fairness
  read_only: string // why it can only be looked at; "" if it can be played
  next: string // the id of the table of the rematch, "" if there is none
  guide: string // the guide of a guided first game, "" at other tables
  puzzle: string // the key of the puzzle that is played here, "" at other tables
}

/**
 * A chair at the table.
 */
export interface Seat {
  kind: "bot" | "open" | "person" | "rules" // the last: a player without a seat, for whom the rules decide
  name: string // of the person; of the hero, leader … for a bot in play; "" for an open seat
  bot: string // the bot that plays: of a person's seat, on their behalf; "" if none does
  online: boolean // whether the person is here
  choices: Record<string, string> // the settings of this seat, as far as others may know them: a hero, a deck
  called: string // how the game calls the player; "" before it has begun
  away: number // seconds since the person was here last; 0 while they are, and for others
  due: number | null // seconds until the others may do without them; null unless they were warned
  avatar: string // what the person's picture is drawn from; "" where there is none
}

/**
 * Somebody wants to take an answer back that is not free: everybody else must agree.
 */
export interface UndoWish {
  seat: number
  agreed: number[]
  waiting: number[] // the seats that have not said anything yet
}

/**
 * What proves that the cards were not chosen for anybody.
 */
export interface Fairness {
  commitment: string // SHA-256 of "<seed>:<salt>" in hexadecimal digits; of "<own>:<salt>" if players have a share in it
  practice: boolean // the seed was wished for: whoever did may know all draws
  seed: string // "" until the game is over
  salt: string // "" until the game is over
  own: string // what the server has drawn, if the seed is the beginning of SHA-256 of "<own>:<share>:<share>…"
  pledges: string[] // for each seat, the SHA-256 of its share in the seed; "" for none
  shares: string[] // [] until the game is over
}

/**
 * What a seat sees of the game, and all that it may know.
 */
export interface Sight {
  seat: number // whose sight; -1: a spectator
  players: number
  active: number // whose turn it is
  counters: Record<string, number>
  zones: Record<string, Card[][]> // by name; one row for a common zone, else one for each seat; the top is last
  focus: Record<string, number[]> // the tags of cards that play a part in what is going on, by that part
  grids: Record<string, Grid> // the zones whose places lie in rows and columns
  asked: number[] // the seats that may decide now; none when the game is over
  ending: Ending | null // null while the game goes on
  intents: Intent[] // what cards are going to do of themselves, as far as everybody can foresee it
  lasting: Affected[] // the effects that are in force for a time, and upon which cards
  standing: number[] // how the seats stand, in what people follow; none where that is not open
}

/**
 * A card as this seat sees it; {} is a card whose face it does not know.
 */
export interface Card {
  slug?: string
  tag?: number
  place?: number // a slot within its zone
  facing?: number // the tag of the card it was set against
  marks?: string[]
  mode?: number // how it lies: 0 upright, 1 turned
  counters?: Record<string, number> // what lies on it, by name: lives, wounds, markers …
  numbers?: Record<string, number> // its numbers now, changes counted; left out where they are as printed
  down?: boolean // whether it lies face down
}

/**
 * How the cells of a zone lie: numbered from 1, row by row.
 */
export interface Grid {
  rows: number
  columns: number
}

/**
 * How the game ended: won by one, shared, won or lost together, stopped.
 */
export interface Ending {
  how: "lost" | "shared" | "stopped" | "together" | "won"
  winners: number[]
}

/**
 * What a card will do of itself when its time comes, if nothing changes until then.
 */
export interface Intent {
  card: number // its tag
  path: number[] // the places that it will enter, within its zone
  facing: number
  targets: number[] // the tags of the cards on which it will act
  amounts: number[] // for each of them, how much
  harm: number[] // and how much of it will tell
  sure: boolean // whether nothing unknown comes before it
  note: string // what else there is to say, by its name
}

/**
 * A card under an effect that lasts for a time.
 */
export interface Affected {
  card: number // its tag
  of: string // the slug of the card whose effect it is
}

/**
 * What this seat is asked: any `least` to `most` distinct keys are an answer.
 */
export interface Question {
  ask: string // what kind of question
  text: string
  card: number // the tag of the card because of which it is asked, 0 if none
  asker: string // the slug of that card, also when it has left; "" if none
  says: string[] // the sentence of that card in three: before what is at stake, that, and the rest; or none
  because: Cited | null // the rule because of which it is asked
  least: number
  most: number
  options: Choice[]
  none: string // what choosing none means, in words; "" where something must be chosen
  same: boolean // all answers mean the same, as everybody can see: a page may give any of them
}

/**
 * A rule as people read it.
 */
export interface Cited {
  rule: string // its id
  label: string
  statement: string
}

/**
 * An option of a question.
 */
export interface Choice {
  key: string // what an answer names
  kind: string // what it does: play-character, end, card, yes, no, done …
  card: number // the tag of the card it is about, 0 if none
  value: number
  label: string // in the language of the connection
  place: Cell | null // the place it is about
}

/**
 * A place within a zone: a slot, a cell of a grid.
 */
export interface Cell {
  zone: string
  seat: number // 0 for a common zone
  cell: number
}

/**
 * A line of the log.
 */
export interface Line {
  text: string
  rule: string // "" if it cites none
  label: string
  step: number // the step of the game to which it belongs
  events: number // how many events of its step it tells, in their order
}

/**
 * Plain text: the page must never take it for markup.
 */
export interface ChatLine {
  number: number
  seat: number // -1: a spectator
  name: string
  text: string // "" if it is muted
  at: number // seconds since 1970
  by: "house" | "me" | "other" // who has said it, for whoever gets this; the house is who runs the server
  muted: boolean // whether they do not want to read who has
}

/**
 * How the game ended, in words and points.
 */
export interface Result {
  how: "lost" | "shared" | "stopped" | "together" | "won"
  winners: number[]
  text: string
  scores: Score[] // none where the game counts no points
}

/**
 * The score of a seat at the end, explained.
 */
export interface Score {
  seat: number
  total: number
  lines: ScoreLine[]
}

/**
 * Part of a score.
 */
export interface ScoreLine {
  label: string
  points: number
  count: number // so many cards alike
  slug: string // "" if it is about no card
  note: string // why it is so much, "" if it is plain
}

/**
 * One answer and what it led to. Play them in their order, at a pace that people can follow.
 */
export interface Happened {
  is: "happened"
  step: number // the step that the game has reached by it
  seat: number // who answered, -1: nobody
  deed: string // what was answered, as far as this seat may know; "" if it may not
  events: Event[]
  lines: Line[]
  sight: Sight
  question: Question | null
  may_undo: "ask" | "free" | "no"
  may_concede: boolean
  remaining: number | null
  result: Result | null
}

/**
 * Something that happened, as this seat knows it.
 */
export interface Event {
  kind: string
  seat?: number // to whom
  slug?: string // the card, "" if there is none or its face is not known to this seat
  was?: number // the tag it had, 0 if this seat did not know it
  now?: number // the tag it has now
  from?: Place | null
  to?: Place | null
  amount?: number
  left?: number // the place within its zone that the card left
  place?: number // and the one that it has now
  source?: string // the slug of the card because of which it happened
  rule?: string
}

/**
 * A zone, and whose: 0 for a common zone.
 */
export interface Place {
  zone: string
  seat: number
}

/**
 * Something around the game has changed: seats, who is here, a wish to undo, the rematch.
 */
export interface People {
  is: "people"
  table: TableInfo
  remaining: number | null
  may_undo: "ask" | "free" | "no"
  may_concede: boolean
}

/**
 * Lines of the chat. `anew`: instead of all that were there, for whoever gets this reads others than before.
 */
export interface Said {
  is: "said"
  lines: ChatLine[]
  anew: boolean
}

/**
 * Somebody at the table points at a place for the others. It is not kept: whoever comes later does not see it.
 */
export interface Pointed {
  is: "pointed"
  seat: number
  place: Cell | null // null: no longer
}

/**
 * The table cannot go on just now; what was kept and what to do. `over`: it goes on, a State follows.
 */
export interface Trouble {
  is: "trouble"
  text: string
  over: boolean
}

/**
 * The wish of this id is fulfilled, and stored.
 */
export interface Done {
  is: "done"
  id: number
}

/**
 * The wish of this id cannot be fulfilled; nothing has changed. Without an id (-1), it could not even be read.
 */
export interface Refused {
  is: "refused"
  id: number
  reason: string // what kind of refusal: not-your-decision, too-late, …
  text: string // for people
  because: Cited | null
}

/**
 * The reply to ExplainNumber, ExplainOption, WhyNot and ExplainRule: sentences, and the rules they rest on.
 */
export interface Explained {
  is: "explained"
  id: number
  texts: string[]
  rules: Cited[]
}

/**
 * The reply to Foresee.
 */
export interface Foreseen {
  is: "foreseen"
  id: number
  final: boolean // whether the option cannot be undone alone, for it draws or reveals something
}

/**
 * The reply to Foretell.
 */
export interface Foretold {
  is: "foretold"
  id: number
  intents: Intent[]
}

/**
 * The reply to Learn: what may be told now to somebody who is new, in its order; what was told before, too.
 */
export interface Lessons {
  is: "lessons"
  id: number
  lessons: Lesson[]
}

/**
 * Something to be told to somebody who is new, and what on the table it is about.
 */
export interface Lesson {
  key: string
  text: string
  places: string[] // "zone/seat", or a name that the mat gives to something
  cards: number[] // tags
  options: string[] // keys
  hint: boolean // whether it is told at any table, not in a guided game alone
}

/**
 * The reply to Advise: answers, the best first.
 */
export interface Advised {
  is: "advised"
  id: number
  ideas: Idea[]
}

/**
 * An answer that is advised, in the language of the connection.
 */
export interface Idea {
  keys: string[]
  deed: string // the answer in words
  outlook: string // the chance to win with it; "" from a bot that does not look ahead
  why: string // what speaks for it; "" as above, or if nothing changes
}

/**
 * The reply to Solve. What the coach says is "" while the puzzle is open, unless somebody wants it shown.
 */
export interface Solved {
  is: "solved"
  id: number
  verdict: "found" | "going" | "missed" | "open" // going: right so far
  line: string[] // what the coach plays, action by action
  hoped: string // what is to be expected of it
  second: string // the next best answer
  expected: string
  why: string
  next: string // the key of another puzzle
}

/**
 * The reply to Log: lines in their order.
 */
export interface LogPart {
  is: "log"
  id: number
  lines: Line[]
  earlier: number // as in State
}

/**
 * The first message. Replies: a State and Done.
 */
export interface Hello {
  is: "hello"
  id: number
  language: "en" | "fr"
  invite?: string // what the link holds after `#`, for a table that is not public: to play there, or to watch only
}

/**
 * Another language, at once. Replies: a State and Done.
 */
export interface Speak {
  is: "speak"
  id: number
  language: "en" | "fr"
}

/**
 * Look and act as another of one's own seats from now on, or as a spectator (-1). Replies: a State and Done.
 */
export interface Look {
  is: "look"
  id: number
  seat: number
}

/**
 * An answer, and perhaps those to the questions that follow it, if they are asked of the same seat.
 *
 * They count one by one, up to the first that tells anybody something new, and as long as they fit; the rest is asked
 * anew. Only the first can be refused: Done means that it counts, and each Happened tells one that does.
 */
export interface Answer {
  is: "answer"
  id: number
  step: number // of the State or Happened that asked
  keys: string[]
  seat?: number // which of one's seats answers; -1: the one that is shown
  then?: string[][]
}

/**
 * Take back this seat's last answer: at once if that is free, else once everybody has agreed.
 *
 * Whoever plays several seats alone takes back the last that they gave at any of them.
 */
export interface Undo {
  is: "undo"
  id: number
}

/**
 * What this seat says to somebody's wish to undo. Whoever wished may take the wish back, too.
 */
export interface Agree {
  is: "agree"
  id: number
  yes: boolean
}

/**
 * Give up, whoever is asked.
 */
export interface Concede {
  is: "concede"
  id: number
}

/**
 * Take an open seat, or change one's choices. The game begins when the last seat is taken.
 */
export interface Sit {
  is: "sit"
  id: number
  seat: number
  choices?: Record<string, string>
  too?: boolean // besides the seats that one has, not instead of them
}

/**
 * Leave one's seats: before the game they are open again, in a game bots play on, after it the name stays.
 */
export interface Leave {
  is: "leave"
  id: number
}

/**
 * The host gives a free seat to a bot, or opens it again (""), before the game.
 */
export interface Arrange {
  is: "arrange"
  id: number
  seat: number
  bot: string
  choices?: Record<string, string>
}

/**
 * The host begins: open seats go to bots.
 */
export interface Begin {
  is: "begin"
  id: number
}

/**
 * A bot plays for this seat until the person takes it back.
 */
export interface HandOver {
  is: "hand-over"
  id: number
  bot?: string
}

/**
 * The person plays again.
 */
export interface TakeBack {
  is: "take-back"
  id: number
}

/**
 * Have a share in the seed, before the game: its SHA-256 in hexadecimal digits; "" for none after all.
 */
export interface Pledge {
  is: "pledge"
  id: number
  hash: string
}

/**
 * One's share, once all seats are taken; the game begins with the last one.
 */
export interface Reveal {
  is: "reveal"
  id: number
  share: string
}

/**
 * Warn somebody who is away: if they do not come back in time, a bot may sit in or the game may end.
 */
export interface Warn {
  is: "warn"
  id: number
  seat: number
}

/**
 * Let a bot play for somebody who is away and was warned, until they come back and take the seat.
 */
export interface SitIn {
  is: "sit-in"
  id: number
  seat: number
}

/**
 * Break the game off, for somebody is away and was warned; it ends once everybody who is here wants that.
 */
export interface Stop {
  is: "stop"
  id: number
}

/**
 * The same game again: a new table with the same people, in `next` of the People that follows.
 */
export interface Rematch {
  is: "rematch"
  id: number
}

/**
 * A line of the chat.
 */
export interface Say {
  is: "say"
  id: number
  text: string
}

/**
 * Read no more of whoever has said this line, here and at all tables, or read them again. They are not told.
 */
export interface Mute {
  is: "mute"
  id: number
  line: number
  yes: boolean
}

/**
 * Show a line to whoever runs the server, and read no more of whoever has said it.
 */
export interface Report {
  is: "report"
  id: number
  line: number
  why: "flood" | "insult" | "other"
}

/**
 * Point at a cell of a grid for the others at the table, or at nothing any more.
 */
export interface Point {
  is: "point"
  id: number
  place: Cell | null
}

/**
 * Why a number of a card is what it is. Reply: Explained.
 */
export interface ExplainNumber {
  is: "explain-number"
  id: number
  card: number // its tag
  key: string
}

/**
 * What is behind an option: numbers with their parts, the rules it rests on. Reply: Explained.
 */
export interface ExplainOption {
  is: "explain-option"
  id: number
  step: number
  key: string
}

/**
 * Why this card cannot do anything just now. Reply: Explained.
 */
export interface WhyNot {
  is: "why-not"
  id: number
  card: number // its tag
}

/**
 * What a rule says. Reply: Explained.
 */
export interface ExplainRule {
  is: "explain-rule"
  id: number
  rule: string
}

/**
 * Whether an option of the question could be undone alone, for somebody who looks at it. Reply: Foreseen.
 */
export interface Foresee {
  is: "foresee"
  id: number
  step: number
  key: string
}

/**
 * What cards would do of themselves after an option of the question was taken. Reply: Foretold.
 */
export interface Foretell {
  is: "foretell"
  id: number
  step: number
  key: string
}

/**
 * What there is to learn at this moment. Reply: Lessons.
 */
export interface Learn {
  is: "learn"
  id: number
}

/**
 * What a bot would answer at this seat, and why; where other people play, nobody is advised. Reply: Advised.
 */
export interface Advise {
  is: "advise"
  id: number
  step: number
}

/**
 * Whether the puzzle of this table is solved, and then what the coach would have played. Reply: Solved.
 */
export interface Solve {
  is: "solve"
  id: number
  show?: boolean // the coach's line, solved or not
}

/**
 * Earlier lines of the log. Reply: LogPart.
 */
export interface Log {
  is: "log"
  id: number
  before: number // `earlier` of what the client has
}

/**
 * Why a request was refused, with a 4xx or 503 status: what is wrong and what to do.
 */
export interface Problem {
  reason: string
  text: Words
}

/**
 * A text in every language.
 */
export interface Words {
  fr: string
  en: string
}

/**
 * All games, and the bots that play each of them.
 */
export interface Games {
  games: About[]
  bots: Record<string, string[]> // by the name of the game
}

/**
 * A game.
 */
export interface About {
  name: string
  title: Words
  about: Words
  modes: Mode[]
  zones: ZoneLabel[]
  numbers: Label[] // the numbers on cards
  counters: Label[] // those of the game that people care about
  standing: Words // what people follow during a game: points so far, life left
  rules: string // the fingerprint of rules and cards
  decks: boolean // whether people collect cards and build decks
  guides: Guided[]
  puzzles: number // positions with one best answer to be found
}

/**
 * A way to play a game.
 */
export interface Mode {
  key: string
  title: Words
  about: Words
  least: number // players
  most: number
  options: Setting[] // for the table
  choices: Setting[] // for each seat
  rivals: boolean // whether players play against each other
}

/**
 * Something to settle before a game. Every value is a text: a flag is "yes" or "no".
 */
export interface Setting {
  key: string
  kind: "choice" | "deck" | "flag" | "text" // a deck: one of the values, or one of somebody's own
  label: Words
  default: string // "" for a choice: drawn by lot
  values: Value[] // of a choice, or ready-made decks
  unique: boolean // no two seats may take the same
  secret: boolean // what a seat takes is not for the others to know
  about: Words | null
}

/**
 * One of the values of a setting or a facet.
 */
export interface Value {
  key: string
  label: Words
  about: Words | null
}

/**
 * A zone: what it is called, whether all share it and who sees its cards.
 */
export interface ZoneLabel {
  name: string
  label: Words
  common: boolean
  sight: "all" | "none" | "owner"
}

/**
 * A name of the engine, in people's words.
 */
export interface Label {
  key: string
  label: Words
}

/**
 * A guided first game.
 */
export interface Guided {
  key: string
  mode: string
  title: Words
  about: Words
  minutes: number
}

/**
 * All cards of a game, and by what they can be filtered.
 */
export interface Cards {
  game: string
  cards: Sheet[]
  facets: Facet[]
}

/**
 * A card for people: all that is printed on it and what it does.
 */
export interface Sheet {
  slug: string
  name: string
  title: Words // the name, told apart from other cards of the same name
  kind: Words // the line of classes, traits …
  text: Words
  numbers: Record<string, number> // as printed
  facts: Record<string, unknown> // the printed facts as data, spelt by the game
  details: Fact[] // what the large view tells besides: copies, source …
  facets: Record<string, string[]> // by which cards are filtered
  rules: string[] // the ids of statements about this card
  called: Words | null // the name as people say it, where that is not the printed one in every language
}

/**
 * Something printed on a card, in words.
 */
export interface Fact {
  label: Words
  value: Words
}

/**
 * Something by which cards can be filtered.
 */
export interface Facet {
  key: string
  label: Words
  values: Value[]
}

/**
 * Cards that people have brought to a table.
 */
export interface BroughtCards {
  cards: Sheet[]
}

/**
 * The rulebook, or what was found in it.
 */
export interface Rulebook {
  game: string
  sections: Section[]
  count: number // of statements
}

/**
 * A section of the rulebook.
 */
export interface Section {
  part: Words // of the book
  title: Words
  rules: Rule[]
}

/**
 * A statement of the rulebook.
 */
export interface Rule {
  rule: string // its id, never shown
  label: Words
  statement: Words
  cards: string[] // the slugs of the cards it concerns
}

/**
 * A table to set up. It begins at once if no seat is open.
 */
export interface NewTable {
  game: string
  seats: NewSeat[] // as many as play
  mode?: string // "": the first
  options?: Record<string, string>
  public?: boolean // listed in the lobby
  clock?: number // seconds for each decision, 0: no clock
  seed?: string // a wished seed makes it a practice table
  hot_seat?: boolean // several people play my seats and pass the device: each sees only their own cards
  rated?: boolean // it counts for the ratings: no bots, no seed, nothing is taken back
}

/**
 * Who shall sit here: me (at several seats, if I like), whoever comes, or a bot.
 */
export interface NewSeat {
  kind: "bot" | "me" | "open"
  bot?: string
  name?: string // of the person at this seat, where people pass the device; "": mine
  choices?: Record<string, string>
}

/**
 * The guided first game that somebody wants to play, or to go on with.
 */
export interface FirstGame {
  game: string
  guide: string
}

/**
 * The puzzle that somebody wants: that of the day, or the one of a key.
 */
export interface NewPuzzle {
  game: string
  day?: number // counted from any beginning
  key?: string
}

/**
 * A table that was set up: its page is /table/<id>, an invitation to play /table/<id>#<invite>.
 */
export interface Made {
  id: string
  invite: string
}

/**
 * Public tables, those with open seats first, then the newest; and those of the guest, public or not.
 */
export interface Lobby {
  tables: LobbyTable[]
  mine: LobbyTable[]
}

/**
 * A table that anybody may join or watch.
 */
export interface LobbyTable {
  id: string
  game: string
  mode: string
  status: "open" | "over" | "playing"
  names: string[] // of the people and bots at it; "" for an open seat
  open: number // open seats
  clock: number
  practice: boolean
  rated: boolean
  age: number // seconds since it was set up
  guide: string // of a guided first game, else ""
  waits: "" | "seat" | "turn" // for what the table waits for whoever asks: their turn, or that they take a seat
  left: number | null // seconds that they have left for their turn; null without a clock
  invited: string // the name of the friend who has invited them
}

/**
 * The tables that wait for somebody: at which it is their turn, or a seat is kept for them.
 */
export interface Waiting {
  tables: string[]
}

/**
 * The games of somebody, the last first.
 */
export interface History {
  games: PastGame[]
}

/**
 * A game that somebody has played to its end.
 */
export interface PastGame {
  table: string
  seat: number
  game: string
  mode: string
  names: string[] // of everybody, seat by seat
  called: string // how the game called them: a hero, a leader
  choices: Record<string, string> // what they had chosen: a deck
  outcome: "lost" | "several" | "shared" | "stopped" | "won"
  score: number | null
  rating: number | null // after it; null if it did not count
  unsure: number | null // how far off the rating may be
  ended: number // seconds since 1970
}

/**
 * A finished game as a whole.
 */
export interface Replay {
  table: string
  game: string
  mode: string
  names: string[] // of the people and bots, seat by seat
  called: string[] // how the game calls them
  steps: number // they are numbered 0 (the set-up) to this
  turns: ReplayTurn[]
  scored: string // what the scores of turns and steps are: points so far, life left
  result: Result
  fairness: Fairness
  watch: string // what a link must hold after `#` for others to see it; "" if the table was public
  note: string // what is to be known of a game that was played by other rules, else ""
  coached: boolean // whether a coach can look back on it: `…/course`
}

/**
 * A turn of a finished game: where it begins, and how the seats stood then.
 */
export interface ReplayTurn {
  turn: number
  seat: number
  step: number // its first step
  scores: number[] // as Replay.scored calls them
}

/**
 * Some steps in their order.
 */
export interface ReplayPart {
  steps: ReplayStep[]
}

/**
 * One step: what was answered, what happened, and how the table looked after it.
 */
export interface ReplayStep {
  step: number
  seat: number // who answered, -1: nobody
  deed: string
  events: Event[]
  lines: Line[]
  sight: Sight
  scores: number[]
}

/**
 * How the chances of a finished game went.
 */
export interface Course {
  moments: Chances[]
  turned: Turned[]
}

/**
 * The chance of each seat to win at the beginning of a turn, or at the end.
 */
export interface Chances {
  step: number
  chances: number[]
}

/**
 * A turn that decided much.
 */
export interface Turned {
  first: number // its first step
  last: number // the first step of the next turn, or the end
  seat: number // who lost chances
  lost: number
}

/**
 * What the coach would have answered in a turn that decided much.
 */
export interface Hindsight {
  step: number // before the answer; -1: the coach would have answered the same
  given: string // what was answered
  expected: string // what was to be expected of it
  instead: string
  hoped: string
  why: string
  thinking: boolean // the coach has not done yet: ask again
}

/**
 * Who somebody is; the cookie says so.
 */
export interface Guest {
  name: string
  avatar: string // what the picture is drawn from; "": the name
  account: boolean // whether they can come back from elsewhere
  settings: string // what the page has kept with the account, "" for nothing
}

/**
 * The name that somebody wants to be called by: 1 to 24 signs.
 */
export interface NewGuest {
  name: string
  avatar?: string | null // null: as before
}

/**
 * An account as whoever it belongs to sees it.
 */
export interface Account {
  password: boolean // whether there is one
  passkeys: KnownPasskey[]
}

/**
 * A passkey of an account.
 */
export interface KnownPasskey {
  id: string
  created: number // seconds since 1970
  used: number
}

/**
 * An account with a password, for the guest who asks.
 */
export interface NewAccount {
  password: string
  settings?: string
}

/**
 * Come back by name and password.
 */
export interface SignIn {
  name: string
  password: string
  join?: boolean // whether all that the guest who asks has becomes the account's
}

/**
 * Come back by the recovery code, with a new password.
 */
export interface Recovery {
  name: string
  code: string
  password: string
  join?: boolean // as in SignIn
}

/**
 * What a browser needs to ask an authenticator; its answer must name the id.
 */
export interface Ceremony {
  id: string
  options: Record<string, unknown>
}

/**
 * What an authenticator has answered.
 */
export interface Attested {
  id: string // of the ceremony
  credential: Record<string, unknown>
  settings?: string
  join?: boolean // as in SignIn
}

/**
 * Another password; the old one is "" where there is none.
 */
export interface NewPassword {
  old: string
  password: string
}

/**
 * Something that takes the password, where there is one.
 */
export interface Confirmed {
  password: string
}

/**
 * A passkey that shall not count any more.
 */
export interface Forgotten {
  id: string
}

/**
 * Settings of the page, as the page writes them.
 */
export interface Kept {
  settings: string
}

/**
 * Somebody who is signed in, and the recovery code if there is a new one: it is shown once, and never again.
 */
export interface Opened {
  guest: Guest
  code: string
}

/**
 * Somebody whom whoever asks knows. The id means something to them alone.
 */
export interface Friend {
  id: string
  name: string
  avatar: string
  where: "" | "site" | "table" // whether they are here: on some page, or at a table
}

/**
 * Somebody's friends, who has asked to be one, and who was asked.
 */
export interface Friends {
  code: string // what the link to become a friend holds after `#`: whoever comes by it is one
  friends: Friend[]
  asking: Friend[]
  asked: Friend[]
}

/**
 * What somebody's link for friends holds.
 */
export interface Code {
  code: string
}

/**
 * Somebody who sits at the same table.
 */
export interface Met {
  table: string
  seat: number
}

/**
 * A friend, or somebody who asks to be one; `yes`: they shall be.
 */
export interface Befriended {
  id: string
  yes: boolean
}

/**
 * A friend who shall come to a table.
 */
export interface Invited {
  id: string
  table: string
}

/**
 * The decks of a game: those that are ready-made, and those of the guest.
 */
export interface Shelf {
  starters: Starter[]
  decks: DeckHead[]
  hand: number // cards of a first hand
  largest: number // bytes of a file of cards that may be sent
}

/**
 * A ready-made deck: its name, its plan in two sentences, and the card that it turns on.
 */
export interface Starter {
  key: string
  name: Words
  plan: Words
  card: string // a slug
  text: string
}

/**
 * A deck in a list.
 */
export interface DeckHead {
  id: string
  name: string
  leader: string // the slug of the card that stands for it, "" if there is none
  legal: boolean // as it was when it was stored
}

/**
 * A deck of the guest.
 */
export interface StoredDeck {
  id: string
  name: string
  text: string
  share: string // its link is /decks/<game>?shared=<share>; "" if it is shared with nobody
}

/**
 * A deck of somebody else, with the cards in it that are not built in.
 */
export interface SharedDeck {
  name: string
  by: string
  text: string
  cards: Owned[]
  report: DeckReport
}

/**
 * A card of somebody's collection: its sides and, if it cannot be played, why, in sentences.
 */
export interface Owned {
  key: string
  sheets: Sheet[]
  faults: Words[]
}

/**
 * A deck, checked: it is legal if nothing is wrong with it or with any of its lines.
 */
export interface DeckReport {
  legal: boolean
  leader: string // the slug of the card that stands for it, "" if there is none
  count: number // of its cards, without that one
  lines: DeckLine[]
  faults: Fault[] // of the deck as a whole
  figures: Figure[]
}

/**
 * A line of a deck: how many of which card, and what is wrong with it.
 */
export interface DeckLine {
  line: number
  text: string // as it was written
  count: number
  slug: string // "": no card is known by this line
  faults: Fault[]
}

/**
 * What is wrong with a deck, and by which rule.
 */
export interface Fault {
  text: Words
  rule: Words | null
}

/**
 * A plot of a deck: its cards by cost, by colour …
 */
export interface Figure {
  label: Words
  bars: Bar[]
}

/**
 * How many cards of a deck are something.
 */
export interface Bar {
  label: Words
  count: number
  colour: string // as CSS knows it
}

/**
 * A deck to store: a new one, or another content of the one with this id.
 */
export interface NewDeck {
  name: string
  text: string
  id?: string
}

/**
 * A deck to check.
 */
export interface DeckText {
  text: string
}

/**
 * Whether a deck has a link.
 */
export interface Sharing {
  shared: boolean
}

/**
 * The cards that the guest has collected.
 */
export interface Collection {
  cards: Owned[]
}

/**
 * What came of a file of cards.
 */
export interface Imported {
  cards: ImportedCard[]
  refused: Words[] // why something in it is no card
}

/**
 * A card that was found in a file: if it cannot be played, why.
 */
export interface ImportedCard {
  key: string
  title: Words
  faults: Words[]
}
