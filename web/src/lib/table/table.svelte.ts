/** A table in play: what the server says, laid on the desk at a pace that people can follow. */
import type {
  Cell,
  ChatLine,
  Explained,
  FromServer,
  Happened,
  Intent,
  Line,
  Result,
  Sight,
  State,
  TableInfo,
} from '$lib/messages'
import { drawn } from '$lib/pace'
import { settings } from '$lib/settings.svelte'
import { chime, fanfare, slide } from '$lib/sound'
import type { Desk, Hands } from './desk.svelte'
import { InOrder } from './in-order'
import { split } from './parts'
import { asksInstead } from './seats'
import { joined, told } from './told'
import { Link, RefusedWish, socketTo, type End, type LinkStatus, type Socket, type Wish } from './link'

const PAUSE = { slow: 1300, normal: 650, fast: 220, instant: 0 } // after what another player did
const MANY = 40 // steps behind from which on the first ones are skipped
const KEPT = 10 // steps that are still shown then
const AGAIN = 700 // until a seat is asked for again
const LOG = 400 // lines that are kept at hand

export class LiveTable implements Hands {
  status = $state<LinkStatus>('connecting')
  end = $state<End>('')
  info = $state.raw<TableInfo | null>(null)
  /** The server is in trouble and says so. */
  trouble = $state('')
  /** Something to tell the person, until the next thing happens. */
  notice = $state('')
  /** What somebody just did. */
  deed = $state.raw<{ seat: number; text: string } | null>(null)
  log = $state.raw<Line[]>([])
  earlier = $state(0)
  chat = $state.raw<ChatLine[]>([])
  result = $state.raw<Result | null>(null)
  mayUndo = $state<'ask' | 'free' | 'no'>('no')
  mayConcede = $state(false)
  /** When a bot will answer instead, in milliseconds of performance.now(); 0: no clock. */
  deadline = $state(0)
  /** The seat whose player gets the device next; -1: it is with whoever is shown. */
  passTo = $state(-1)
  /** Steps that are still to be shown. */
  behind = $state(0)
  /** The sight that came first; the desk is made from its game. */
  first = $state.raw<Sight | null>(null)

  #desk = $state.raw<Desk | null>(null)
  #link: Link
  step = 0 // the last that was received
  #queue: Happened[] = []
  #playing = false
  #laid = 0 // how many whole states were laid: what was going on before the last one is over
  #unwritten: Line[] = [] // lines of the step that is shown, whose events are still to be seen
  #hurry: (() => void) | null = null
  #stays = -1 // the step at which a seat was chosen to be looked at: stay there meanwhile
  #wanted = -1 // the seat to be shown
  #order = new InOrder()
  #state: State | null = null // the last whole state, for a desk that comes later

  constructor(id: string, invite: string, open: (id: string) => Socket = socketTo) {
    this.#link = new Link({
      open: () => open(id),
      hello: () => ({ language: settings.language, invite }),
      heard: (message) => this.#inOrder(message, () => this.#hear(message)),
      changed: (status, end) => {
        this.status = status
        this.end = end
      },
    })
  }

  start(): void {
    this.#link.start()
  }

  stop(): void {
    this.#link.stop()
    this.skip()
  }

  get desk(): Desk | null {
    return this.#desk
  }

  /** The desk comes when the cards of the game are there. */
  set desk(desk: Desk) {
    this.#desk = desk
    const state = this.#state
    if (!state) return
    this.#inOrder(state, () => {
      this.#lay(state)
      this.behind = this.#queue.length
      if (this.behind && !this.#playing) void this.#play()
    })
  }

  async speak(): Promise<void> {
    if (this.status === 'open') await this.quietly({ is: 'speak', language: settings.language })
  }

  // What a person wishes

  async answer(keys: string[]): Promise<void> {
    await this.wish({ is: 'answer', step: this.step, keys, seat: this.info?.me ?? -1 })
  }

  /** Look and act as another of one's seats. Where people pass the device, first they do. */
  async look(seat: number): Promise<void> {
    if (this.info?.hot_seat && this.passTo !== seat) return this.#pass(seat)
    this.#stays = this.step
    await this.#look(seat)
  }

  /** Send a wish; a refusal is told, but for one that came too late: what came instead is on its way. */
  async wish(wish: Wish): Promise<boolean> {
    this.notice = ''
    try {
      await this.#link.ask(wish)
      return true
    } catch (error) {
      if (error instanceof RefusedWish && error.reason !== 'too-late') this.notice = error.text
      return false
    }
  }

  explainNumber(tag: number, key: string): Promise<Explained> {
    return this.#explain({ is: 'explain-number', card: tag, key })
  }
  whyNot(tag: number): Promise<Explained> {
    return this.#explain({ is: 'why-not', card: tag })
  }
  explainRule(rule: string): Promise<Explained> {
    return this.#explain({ is: 'explain-rule', rule })
  }
  explainOption(key: string): Promise<Explained> {
    return this.#explain({ is: 'explain-option', step: this.step, key })
  }

  async foresee(key: string): Promise<boolean | null> {
    const reply = await this.quietly({ is: 'foresee', step: this.step, key })
    return reply?.is === 'foreseen' ? reply.final : null
  }

  async foretell(key: string): Promise<Intent[] | null> {
    const reply = await this.quietly({ is: 'foretell', step: this.step, key })
    return reply?.is === 'foretold' ? reply.intents : null
  }

  point(place: Cell | null): Promise<boolean> {
    return this.wish({ is: 'point', place })
  }

  async more(): Promise<void> {
    const reply = await this.quietly({ is: 'log', before: this.earlier })
    if (reply?.is === 'log') {
      this.log = [...reply.lines, ...this.log]
      this.earlier = reply.earlier
    }
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    if (this.#queue.length > 1) this.#queue = [joined(this.#queue)]
    this.#hurry?.()
  }

  async #explain(wish: Wish): Promise<Explained> {
    return (await this.#link.ask(wish)) as Explained
  }

  /** The reply to a wish, null if it is refused or on a lost line. */
  quietly(wish: Wish): Promise<FromServer | null> {
    return this.#link.ask(wish).catch(() => null)
  }

  // What the server says

  /** Cards that somebody brought and that are new to us are fetched before they are shown. */
  #inOrder(message: FromServer, take: () => void): void {
    this.#order.take(this.#desk?.brought?.coming(message), take)
  }

  #hear(message: FromServer): void {
    switch (message.is) {
      case 'state':
        this.#queue = []
        this.#hurry?.()
        this.step = message.step
        this.#lay(message)
        break
      case 'happened':
        if (message.step !== this.step + 1) {
          void this.speak()
          return
        }
        this.step = message.step
        this.#queue.push(message)
        this.behind = this.#queue.length
        // What happens before the table can be seen waits for it.
        if (this.#desk && !this.#playing) void this.#play()
        break
      case 'people':
        this.info = message.table
        this.mayUndo = message.may_undo
        this.mayConcede = message.may_concede
        this.#clock(message.remaining)
        this.#desk?.seat(message.table)
        if (!this.#playing) this.#attend(this.#state?.sight ?? null)
        break
      case 'said':
        this.chat = [
          ...(message.anew ? [] : this.chat.filter(({ number }) => number < message.lines[0]!.number)),
          ...message.lines,
        ]
        break
      case 'pointed':
        this.#desk?.pings.show(message.seat, message.place)
        break
      case 'trouble':
        this.trouble = message.over ? '' : message.text
        break
    }
  }

  #lay(state: State): void {
    this.#laid++
    this.#state = state
    this.info = state.table
    this.log = state.log
    this.#unwritten = []
    this.earlier = state.earlier
    this.chat = state.chat
    this.result = state.result
    this.mayUndo = state.may_undo
    this.mayConcede = state.may_concede
    this.first ??= state.sight
    this.trouble = ''
    this.deed = null
    this.behind = 0
    this.#clock(state.remaining)
    const desk = this.#desk
    if (!desk) return
    desk.seat(state.table)
    desk.learning = !!state.table.guide
    desk.glowing = new Set()
    void desk.show(state.sight)
    this.#ask(state.question, true)
    this.#attend(state.sight)
  }

  async #play(): Promise<void> {
    this.#playing = true
    while (this.#queue.length) {
      if (this.#queue.length > MANY) {
        this.#queue = [joined(this.#queue.slice(0, -KEPT)), ...this.#queue.slice(-KEPT)]
      }
      this.#queue.unshift(...this.#parts(this.#queue.shift()!))
      const next = this.#queue.shift()!
      this.behind = this.#queue.length
      await this.#happen(next)
    }
    this.#playing = false
  }

  /** A step in parts, if the mat shows it so and somebody has the time to look. */
  #parts(step: Happened): Happened[] {
    const desk = this.#desk
    const before = desk?.sight
    if (!desk?.parts || before?.seat !== step.sight.seat || !PAUSE[settings.speed]) return [step]
    const parts = desk.parts(before, step.events, step.sight)
    return parts.length > 1 ? split(step, parts) : [step]
  }

  async #happen(next: Happened): Promise<void> {
    const desk = this.#desk
    const laid = this.#laid
    const mine = !!this.info?.mine.includes(next.seat)
    this.first ??= next.sight
    this.deed = next.lines.length ? { seat: next.seat, text: told(next.lines) } : null
    this.mayUndo = next.may_undo
    this.mayConcede = next.may_concede
    this.#clock(next.remaining)
    if (this.#state) this.#state = { ...this.#state, sight: next.sight, question: next.question, result: next.result }
    if (!desk) return
    if (!next.question) this.#ask(null)
    if (next.events.some((event) => event.from && event.to)) slide()
    desk.glowing = new Set(next.events.flatMap((event) => (event.now ? [event.now] : [])))
    const flying = await desk.show(next.sight, next.events)
    if (flying) await drawn()
    if (laid !== this.#laid) return
    this.#tell(next, flying)
    // Nobody waits for their own cards to land before they may go on.
    if (next.question && (mine || !flying)) this.#ask(next.question)
    await this.#wait(flying + (mine ? 0 : PAUSE[settings.speed]))
    if (laid !== this.#laid) return
    this.#write()
    desk.glowing = new Set()
    this.result = next.result
    if (next.result?.winners.some((seat) => desk.mine.includes(seat))) fanfare()
    if (this.#queue.length) return
    if (next.question && desk.question !== next.question) this.#ask(next.question)
    this.#attend(next.sight)
  }

  /** Whoever plays several seats is shown the one that is asked, unless they chose to look elsewhere. */
  #attend(sight: Sight | null): void {
    if (!this.info || this.info.status !== 'playing') {
      this.passTo = -1
      return
    }
    const { me, seats, hot_seat } = this.info
    const next = this.#stays === this.step ? -1 : asksInstead(this.info, sight)
    if (next >= 0) {
      if (hot_seat) this.#pass(next)
      else void this.#look(next)
    } else if (me >= 0 || seats[this.passTo]?.bot) {
      this.passTo = -1
    }
  }

  /** Show nobody's cards until the next player has the device. */
  #pass(seat: number): void {
    this.passTo = seat
    if ((this.info?.me ?? -1) >= 0) void this.#look(-1)
  }

  /** Ask to be shown a seat; whoever plays too fast for the server waits a moment. */
  async #look(seat: number): Promise<void> {
    this.#wanted = seat
    while (this.#wanted === seat) {
      try {
        await this.#link.ask({ is: 'look', seat })
        return
      } catch (error) {
        if (!(error instanceof RefusedWish) || error.reason !== 'too-fast') return
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }

  /** Write each line when the first of its events is seen. */
  #tell({ lines, events }: Happened, flying: number): void {
    this.#unwritten = lines
    let before = 0
    for (const line of lines) {
      if (before && flying) setTimeout(() => this.#write(line), (flying * before) / events.length)
      else this.#write(line)
      before += line.events
    }
  }

  /** Write what is not yet in the log, up to a line. */
  #write(last = this.#unwritten.at(-1)): void {
    const count = last ? this.#unwritten.indexOf(last) + 1 : 0
    if (!count) return
    const all = [...this.log, ...this.#unwritten.slice(0, count)]
    this.#unwritten = this.#unwritten.slice(count)
    this.earlier += Math.max(0, all.length - LOG)
    this.log = all.slice(-LOG)
  }

  #ask(question: State['question'], anew = false): void {
    const before = this.#desk?.question
    this.#desk?.ask(question, anew)
    if (question && !before && !this.#desk?.passing.soon) chime()
  }

  #clock(remaining: number | null): void {
    this.deadline = remaining === null ? 0 : performance.now() + remaining * 1000
  }

  #wait(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve()
    return new Promise((done) => {
      const over = () => {
        clearTimeout(timer)
        this.#hurry = null
        done()
      }
      const timer = setTimeout(over, time)
      this.#hurry = over
    })
  }
}
