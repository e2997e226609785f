/** The line to a table: a WebSocket that says hello, numbers its requests and comes back after a loss. */
import type { FromClient, FromServer } from '$lib/messages'
import type { Language } from '$lib/settings.svelte'

/** A request without its number, which the link gives. */
type Without<M> = M extends { id: number } ? Omit<M, 'id'> : never
export type Wish = Without<FromClient>
type Reply = Extract<FromServer, { id: number }>

/** What a WebSocket is to the link; tests bring their own. */
export interface Socket {
  send(data: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export class RefusedWish extends Error {
  constructor(
    readonly reason: string,
    readonly text: string,
  ) {
    super(text || reason)
  }
}

/** connecting: for the first time; lost: trying again; closed: for good, and why. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed'
export type End = '' | 'no-guest' | 'no-table' | 'damaged' | 'too-many' | 'left'

interface Options {
  open: () => Socket
  hello: () => { language: Language; invite: string }
  heard: (message: FromServer) => void
  changed: (status: LinkStatus, end: End) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
const ENDS: Record<number, End> = { 4401: 'no-guest', 4404: 'no-table', 4410: 'damaged', 4429: 'too-many' }

export class Link {
  #socket: Socket | null = null
  #number = 0
  #waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: RefusedWish) => void }>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(readonly options: Options) {}

  start(): void {
    const socket = this.options.open()
    this.#socket = socket
    socket.onopen = () => {
      void this.ask({ is: 'hello', ...this.options.hello() }).then(
        () => {
          this.#wait = FIRST_WAIT
          this.options.changed('open', '')
        },
        () => {},
      )
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  /** Send a request. The promise is kept when the server has fulfilled it, and broken when it refuses. */
  ask(wish: Wish): Promise<Reply> {
    const id = ++this.#number
    return new Promise((done, failed) => {
      if (!this.#socket) {
        failed(new RefusedWish('offline', ''))
        return
      }
      this.#waiting.set(id, { done, failed })
      this.#socket.send(JSON.stringify({ ...wish, id }))
    })
  }

  stop(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#socket?.close(1000)
  }

  #hear(message: FromServer): void {
    if ('id' in message && message.is !== 'refused') {
      this.#waiting.get(message.id)?.done(message)
      this.#waiting.delete(message.id)
    } else if (message.is === 'refused') {
      this.#waiting.get(message.id)?.failed(new RefusedWish(message.reason, message.text))
      this.#waiting.delete(message.id)
    } else {
      this.options.heard(message)
    }
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return
    this.#socket = null
    for (const { failed } of this.#waiting.values()) failed(new RefusedWish('offline', ''))
    this.#waiting.clear()
    const end = this.#ended ? 'left' : (ENDS[code] ?? '')
    if (end) {
      this.options.changed('closed', end)
      return
    }
    this.options.changed('lost', '')
    // A little chance in the wait, so that a whole house does not knock at once after a restart.
    this.#timer = setTimeout(() => this.start(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}

/** The real thing. */
export function socketTo(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`) as unknown as Socket
}
