/** The HTTP side of the server. Whatever goes wrong is a Trouble whose text people can read. */
import { say, t } from '$lib/i18n'
import type {
  Cards,
  Games,
  Guest,
  Lobby,
  Made,
  NewGuest,
  NewTable,
  Problem,
  Replay,
  ReplayPart,
  Rulebook,
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

async function call<T>(path: string, body?: unknown): Promise<T> {
  let reply: Response
  try {
    reply = await fetch('/api' + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
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
  games: () => call<Games>('/games'),
  cards: (game: string) => call<Cards>(`/games/${game}/cards`),
  rules: (game: string, search: string, language: string) =>
    call<Rulebook>(`/games/${game}/rules${query({ search, language })}`),
  lobby: () => call<Lobby>('/tables'),
  open: (table: NewTable) => call<Made>('/tables', table),
  // A private game is seen by those who were there, and by the link to watch.
  replay: (id: string, language: string, invite: string) =>
    call<Replay>(`/tables/${id}/replay${query({ language, invite })}`),
  replayPart: (id: string, from: number, to: number, language: string, eyes: string, invite: string) =>
    call<ReplayPart>(`/tables/${id}/replay/${from}/${to}${query({ language, eyes, invite })}`),
  record: (id: string, invite: string) => `/api/tables/${id}/record${query({ invite })}`,
}

/** The text of whatever was thrown. */
export const troubleText = (error: unknown): string => (error instanceof Trouble ? error.text : t().shell.offline)
