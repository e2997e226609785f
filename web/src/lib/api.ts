/** The HTTP side of the server. Whatever goes wrong is a Trouble whose text people can read. */
import { say, t } from '$lib/i18n'
import type {
  Account,
  Attested,
  Befriended,
  BroughtCards,
  Cards,
  Ceremony,
  Code,
  Collection,
  Confirmed,
  Course,
  DeckReport,
  FirstGame,
  Forgotten,
  Friend,
  Friends,
  Games,
  Guest,
  Hindsight,
  History,
  Imported,
  Invited,
  Kept,
  Lobby,
  Made,
  Met,
  NewAccount,
  NewDeck,
  NewGuest,
  NewPassword,
  NewPuzzle,
  NewTable,
  Opened,
  Problem,
  Recovery,
  Replay,
  ReplayPart,
  Rulebook,
  SharedDeck,
  Shelf,
  SignIn,
  StoredDeck,
  Waiting,
} from '$lib/messages'

export class Trouble extends Error {
  constructor(
    readonly status: number, // 0: no answer
    readonly problem: Problem | null,
  ) {
    super(problem?.reason ?? `status ${status}`)
  }

  /** What happened and what to do, in the language in use. */
  get text(): string {
    return this.problem ? say(this.problem.text) : t().shell.offline
  }
}

async function call<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  let reply: Response
  try {
    reply = await fetch('/api' + path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    })
  } catch {
    throw new Trouble(0, null)
  }
  if (reply.status === 204) return null as T
  const content = (await reply.json().catch(() => null)) as unknown
  if (reply.ok) return content as T
  const problem = content as Problem | null
  throw new Trouble(reply.status, problem?.text?.fr ? problem : null)
}

const query = (values: Record<string, string>): string => '?' + new URLSearchParams(values).toString()

export const api = {
  guest: () => call<Guest | null>('/guest'),
  rename: (guest: NewGuest) => call<Guest>('/guest', guest),
  account: () => call<Account | null>('/account'),
  openAccount: (account: NewAccount) => call<Opened>('/account', account),
  keepSettings: (settings: Kept) => call<null>('/account/settings', settings),
  changePassword: (password: NewPassword) => call<Opened>('/account/password', password),
  newCode: (confirmed: Confirmed) => call<Opened>('/account/code', confirmed),
  endSessions: () => call<Opened>('/account/sessions', {}),
  askPasskey: () => call<Ceremony>('/account/passkey/ask', {}),
  addPasskey: (made: Attested) => call<Opened>('/account/passkey', made),
  forgetPasskey: (passkey: Forgotten) => call<null>('/account/passkey/forget', passkey),
  askSignIn: () => call<Ceremony>('/sign-in/ask', {}),
  signInByPasskey: (used: Attested) => call<Opened>('/sign-in/passkey', used),
  signIn: (by: SignIn) => call<Opened>('/sign-in', by),
  recover: (by: Recovery) => call<Opened>('/sign-in/code', by),
  signOut: () => call<null>('/sign-out', {}),
  games: () => call<Games>('/games'),
  cards: (game: string) => call<Cards>(`/games/${game}/cards`),
  rules: (game: string, search: string, language: string) =>
    call<Rulebook>(`/games/${game}/rules${query({ search, language })}`),
  about: (game: string, about: string) => call<Rulebook>(`/games/${game}/rules${query({ about })}`),
  lobby: () => call<Lobby>('/tables'),
  waiting: () => call<Waiting>('/waiting'),
  friends: () => call<Friends>('/friends'),
  whoseLink: (code: Code) => call<Friend>('/friends/whose', code),
  befriend: (code: Code) => call<null>('/friends', code),
  askFriend: (met: Met) => call<null>('/friends/met', met),
  answerFriend: (answer: Befriended) => call<null>('/friends/answer', answer),
  inviteFriend: (invited: Invited) => call<null>('/friends/invite', invited),
  history: () => call<History>('/history'),
  open: (table: NewTable) => call<Made>('/tables', table),
  puzzle: (puzzle: NewPuzzle) => call<Made>('/puzzles', puzzle),
  learn: (game: FirstGame) => call<Made>('/learn', game),
  // A private game is seen by those who were there, and by the link to watch.
  replay: (id: string, language: string, invite: string) =>
    call<Replay>(`/tables/${id}/replay${query({ language, invite })}`),
  replayPart: (id: string, from: number, to: number, language: string, eyes: string, invite: string) =>
    call<ReplayPart>(`/tables/${id}/replay/${from}/${to}${query({ language, eyes, invite })}`),
  /** A finished game looked back on: the chances, and what the coach would have answered in a turn that decided it. */
  course: (id: string, invite: string) => call<Course>(`/tables/${id}/course${query({ invite })}`),
  hindsight: (id: string, first: number, language: string, invite: string) =>
    call<Hindsight>(`/tables/${id}/course/${first}${query({ language, invite })}`),
  /** Cards that people brought to a table: those of these that we have seen there, or all once it is over. */
  tableCards: (id: string, slugs: string[], invite: string) =>
    call<BroughtCards>(`/tables/${id}/cards${query({ slugs: slugs.join(','), invite })}`),
  shelf: (game: string) => call<Shelf>(`/games/${game}/decks`),
  collection: (game: string) => call<Collection>(`/games/${game}/collection`),
  collect: (game: string, file: File) => call<Imported>(`/games/${game}/collection${query({ name: file.name })}`, file),
  forgetCollection: (game: string) => call<null>(`/games/${game}/collection`, undefined, 'DELETE'),
  checkDeck: (game: string, text: string) => call<DeckReport>(`/games/${game}/decks/check`, { text }),
  saveDeck: (game: string, deck: NewDeck) => call<StoredDeck>(`/games/${game}/decks`, deck),
  deck: (id: string) => call<StoredDeck>(`/decks/${id}`),
  forgetDeck: (id: string) => call<null>(`/decks/${id}`, undefined, 'DELETE'),
  shareDeck: (id: string, shared: boolean) => call<StoredDeck>(`/decks/${id}/share`, { shared }),
  sharedDeck: (share: string) => call<SharedDeck>(`/shared/${share}`),
  copyDeck: (share: string) => call<StoredDeck>(`/shared/${share}/copy`, {}),
  record: (id: string, invite: string) => `/api/tables/${id}/record${query({ invite })}`,
}

/** The text of whatever was thrown. */
export const troubleText = (error: unknown): string => (error instanceof Trouble ? error.text : t().shell.offline)
