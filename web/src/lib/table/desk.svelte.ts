/** What lies on the table and what can be done with it: the view, the question, what is chosen, what is looked at. */
import { tick } from 'svelte'
import type { Book } from '$lib/books'
import type { Card, Cell, Choice, Cited, Event, Explained, Intent, Question, Seat, Sight } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { backOf, emblemOf } from '$games/index'
import { alike } from './alike'
import type { Brought } from './brought'
import { Flights } from './flights'
import { byCell, carried, cellName, readCell } from './grid'
import { habit, passes } from './habits'
import type { Part } from './parts'
import { Passing } from './passing.svelte'
import { Pings } from './pings.svelte'

/** A card and where it lies. */
export interface Laid {
  card: Card
  zone: string
  seat: number
}

/** What the owner of a desk does for it. Without hands (a replay), cards can only be looked at. */
export interface Hands {
  answer(keys: string[]): Promise<void>
  explainNumber(tag: number, key: string): Promise<Explained>
  whyNot(tag: number): Promise<Explained>
  explainRule(rule: string): Promise<Explained>
  /** Whether an option cannot be undone alone; null if nobody can say just now. */
  foresee(key: string): Promise<boolean | null>
  foretell(key: string): Promise<Intent[] | null>
  /** Show the others a cell, or nothing any more; answers whether they see it. */
  point?(place: Cell | null): Promise<boolean>
  /** Look and act as another of one's own seats. */
  look?(seat: number): Promise<void>
}

export interface Bubble {
  anchor: HTMLElement
  texts: string[]
  rules: Cited[]
}

export interface Menu {
  anchor: HTMLElement
  options: Choice[]
}

export interface Looking {
  laid: Laid
  anchor: HTMLElement
  pinned: boolean
}

const LONG = 300 // milliseconds that an answer may be on its way before the page shows it
const PACE = { slow: 620, normal: 440, fast: 260, instant: 0 }

export class Desk {
  seats = $state.raw<Seat[]>([])
  /** When the seats were told, in milliseconds of performance.now(). */
  told = $state(0)
  /** Whose side is nearest, and whether that seat is ours to play. */
  me = $state(-1)
  /** All the seats that we play. */
  mine = $state.raw<number[]>([])
  sight = $state.raw<Sight | null>(null)
  question = $state.raw<Question | null>(null)
  /** The keys of options that cannot be undone alone, as far as somebody has looked at them. */
  eyes = $state.raw<ReadonlySet<string>>(new Set())
  chosen = $state.raw<string[]>([])
  /** An answer is on its way. */
  sending = $state(false)
  /** It takes so long that what was lit goes out meanwhile: what would be lit again at once stays so. */
  waiting = $state(false)
  looking = $state.raw<Looking | null>(null)
  bubble = $state.raw<Bubble | null>(null)
  menu = $state.raw<Menu | null>(null)
  /** The tags of cards that play a part in what is happening just now. */
  glowing = $state.raw<ReadonlySet<number>>(new Set())
  /** Zones of which only the top is seen; the mat says which. */
  piles = $state.raw<ReadonlySet<string>>(new Set())
  /** Zones in which the place of a card only tells its order; the mat says which. */
  ordered = $state.raw<ReadonlySet<string>>(new Set())
  /** Zones that are drawn as grids, where the options that name a cell stand at it; the mat says which. */
  grids = $state.raw<ReadonlySet<string>>(new Set())
  /** Kinds of options that stand in words beside the question, whatever card they are about; the mat may add some. */
  spoken = $state.raw<ReadonlySet<string>>(new Set(['yes', 'instead']))
  /** Which of several things a touch means without asking; the mat may say. */
  means: ((options: Choice[]) => Choice | undefined) | null = null
  /** In which parts what happened is shown, one after the other; the mat may say. */
  parts: ((before: Sight, events: Event[], after: Sight) => Part[]) | null = null
  /** What happened last: what led to the sight that is shown. */
  events = $state.raw<Event[]>([])
  /** The card that is taken up to be put on a cell, 0: none. */
  held = $state(0)
  /** Whether the keyboard was used last: then options show their digits. */
  keys = $state(false)
  flights: Flights | null = null
  pings = new Pings()
  passing = new Passing()
  /** Whether every question is asked, whatever the person is used to: they learn. */
  learning = false
  /** The card and the cell on which a dragged card was dropped: the answer to the next question, if one fits. */
  dropped: { card: number; cell: string } | null = null
  #answering: Promise<void> = Promise.resolve()
  #considered = new Set<string>() // the keys of options that were looked at

  near = $derived(Math.max(this.me, 0))
  laid: ReadonlyMap<number, Laid> = $derived.by(() => {
    const found = new Map<number, Laid>()
    for (const [zone, rows] of Object.entries(this.sight?.zones ?? {}))
      for (const [seat, cards] of rows.entries())
        for (const card of cards) if (card.tag) found.set(card.tag, { card, zone, seat })
    return found
  })
  /** Whether other people sit here. */
  watched = $derived.by(() => this.seats.some(({ kind }, seat) => kind === 'person' && !this.mine.includes(seat)))
  /** Whether somebody else is there to whom something can be pointed out. */
  mayPoint = $derived(this.me >= 0 && this.watched)
  /** The options of each card; cards that nobody can tell apart share theirs. */
  byTag: ReadonlyMap<number, Choice[]> = $derived.by(() => {
    const found = new Map<number, Choice[]>()
    for (const option of this.question?.options ?? []) {
      if (!option.card) continue
      const already = found.get(option.card)
      if (already) already.push(option)
      else found.set(option.card, [option])
    }
    for (const [tag, options] of [...found]) {
      const one = this.laid.get(tag)
      if (!one) continue
      for (const twin of this.sight?.zones[one.zone]?.[one.seat] ?? [])
        if (twin.tag && !found.has(twin.tag) && alike(twin, one.card)) found.set(twin.tag, options)
    }
    return found
  })
  /** The options of each cell; of the card that is taken up alone, if one is. */
  byCell: ReadonlyMap<string, Choice[]> = $derived(byCell(this.question, this.grids, this.held))
  /** Options about no card and no cell, or all about the same card, which alone would not say what is to be chosen; and
   * what a card offers that asks. */
  loose: Choice[] = $derived.by(() => {
    const options = (this.question?.options ?? []).filter((option) => !this.onGrid(option))
    const alike = options.length > 1 && options.every((option) => option.card === options[0]!.card)
    return alike ? options : options.filter((option) => !option.card || this.spoken.has(option.kind))
  })
  /** Options about cards that lie in a pile, or nowhere that is seen. */
  tray: Choice[] = $derived(
    (this.question?.options ?? []).filter((option) => {
      const laid = this.laid.get(option.card)
      return option.card && !this.onGrid(option) && !this.loose.includes(option) && (!laid || this.piles.has(laid.zone))
    }),
  )
  several = $derived(!!this.question && (this.question.most > 1 || this.question.least === 0))
  /** Everything must be chosen: only the order is asked. */
  ordering = $derived(!!this.question && this.question.most > 1 && this.question.least === this.question.options.length)
  enough = $derived(
    !!this.question && this.chosen.length >= this.question.least && this.chosen.length <= this.question.most,
  )

  constructor(
    readonly book: Book,
    readonly hands: Hands | null = null,
    /** Where cards come from that are in no book, at a table to which people bring some. */
    readonly brought: Brought | null = null,
  ) {}

  get game(): string {
    return this.book.about.name
  }

  /** Where cards fly; the mat calls it when it is there. */
  stage(root: HTMLElement): { destroy: () => void } {
    const back = backOf(this.game)
    this.flights = new Flights(root, (slug) => {
      const sheet = this.book.cards.get(slug)
      return sheet ? emblemOf(this.game, sheet) : back
    })
    return {
      destroy: () => {
        this.flights?.stop()
        this.flights = null
      },
    }
  }

  /** Who sits where, as the server has just told it. */
  seat({ seats, me, mine }: { seats: Seat[]; me: number; mine: number[] }): void {
    Object.assign(this, { seats, me, mine, told: performance.now() })
  }

  /** The numbers of a card now; the server leaves out what is as printed. */
  numbers(card: Card): Record<string, number> {
    return card.numbers ?? this.book.cards.get(card.slug ?? '')?.numbers ?? {}
  }

  cards(zone: string, seat = 0): Card[] {
    return this.sight?.zones[zone]?.[seat] ?? []
  }

  /** Lay the table anew; what moved flies. Answers how long, in milliseconds. */
  async show(sight: Sight | null, events: Event[] = []): Promise<number> {
    const duration = settings.still ? 0 : PACE[settings.speed]
    const fly = this.flights && events.length > 0 && duration > 0
    this.flights?.stop()
    if (fly) this.flights!.remember()
    this.sight = sight
    this.events = events
    this.menu = null
    this.bubble = null
    if (this.looking && !this.looking.pinned) this.looking = null
    if (!fly) return 0
    await tick()
    return (await this.flights?.play(events, { duration, stagger: duration / 3 })) ?? 0
  }

  /** `anew`: it was asked before, and perhaps answered and taken back. */
  ask(question: Question | null, anew = false): void {
    this.question = question
    this.eyes = new Set()
    this.#considered.clear()
    this.chosen = []
    this.held = 0
    this.menu = null
    this.passing.ask()
    if (!question) return
    if (question.most > 1 && question.least === question.options.length)
      this.chosen = question.options.map((o) => o.key)
    const keys = this.#answerTo(question)
    const given = keys.length || anew || this.learning ? keys : habit(this, question)
    // The answer that led here may still be on its way back.
    const give = () => void this.#answering.then(() => (this.question === question ? this.answer(given) : undefined))
    if (given.length && passes(this, given)) this.passing.begin(give, this.watched)
    else if (given.length) give()
  }

  /** The answer that nobody need give: a card was dropped where it goes, or all answers mean the same. */
  #answerTo(question: Question): string[] {
    const { card, cell } = this.dropped ?? { card: 0, cell: '' }
    this.dropped = null
    const fitting = question.options.filter(
      (option) => (card && option.card === card) || (cell && option.place && cellName(option.place) === cell),
    )
    if (fitting.length === 1 && question.most === 1) return [fitting[0]!.key]
    return question.same && !settings.asks ? question.options.slice(0, question.least).map(({ key }) => key) : []
  }

  /** Somebody looks at options: find out, once, which of them cannot be undone alone. */
  consider(options: Choice[]): void {
    const question = this.question
    for (const { key } of options) {
      if (this.#considered.has(key)) continue
      this.#considered.add(key)
      void this.hands?.foresee(key).then((eye) => {
        if (this.question !== question) return
        if (eye) this.eyes = new Set([...this.eyes, key])
        if (eye === null) this.#considered.delete(key)
      })
    }
  }

  /** Whether an option stands at a cell that is there to be seen. */
  onGrid(option: Choice): boolean {
    return !!option.place && this.grids.has(option.place.zone)
  }

  /** The cell on which a card lies, "" if it lies on none. */
  cellOf(tag: number): string {
    const laid = this.laid.get(tag)
    if (!laid?.card.place || !this.grids.has(laid.zone)) return ''
    return cellName({ zone: laid.zone, seat: laid.seat, cell: laid.card.place })
  }

  /** What touching a card may do: its own options, and those of the cell on which it lies. */
  optionsOf(tag: number): Choice[] {
    const [own, there] = [this.byTag.get(tag) ?? [], this.byCell.get(this.cellOf(tag)) ?? []]
    return there.length ? [...new Set([...own, ...there])] : own
  }

  /** Whether a card can be dragged: it can do something, or be put on a cell. */
  movable(tag: number): boolean {
    return this.byTag.has(tag) || this.puttable(tag)
  }

  puttable(tag: number): boolean {
    return !!this.question?.options.some((option) => this.onGrid(option) && carried(option, this.question!) === tag)
  }

  /** Touch a card: do what it can do, choose it, or say why not. One that can only go to cells is taken up. */
  async act(tag: number, anchor: HTMLElement): Promise<void> {
    const there = this.byCell.get(this.cellOf(tag))
    if (this.held && this.held !== tag && there) return this.offer(there, anchor)
    const all = this.optionsOf(tag)
    const goes = all.length > 1 && all.every((option) => option.card === tag && this.onGrid(option))
    if (!goes) return this.offer(all, anchor, tag)
    this.bubble = null
    this.held = this.held === tag ? 0 : tag
  }

  /** Put a card on a cell; answers whether it may go there. */
  put(tag: number, cell: string, anchor: HTMLElement): boolean {
    const options = byCell(this.question, this.grids, tag).get(cell)
    if (options) void this.offer(options, anchor)
    return !!options
  }

  /** Do the one thing that can be done, or let choose between several; else say why not with a card. */
  async offer(options: Choice[], anchor: HTMLElement, tag = 0): Promise<void> {
    this.bubble = null
    const meant = options.length > 1 ? this.means?.(options) : options[0]
    if (meant) await this.pick(meant)
    else if (options.length) {
      this.menu = { anchor, options }
      this.consider(options)
    } else if (this.hands && tag) await this.tell(anchor, () => this.hands!.whyNot(tag))
  }

  async pick(option: Choice): Promise<void> {
    this.menu = null
    this.held = 0
    if (passes(this, [option.key])) this.passing.took()
    if (!this.several) return this.answer([option.key])
    if (this.chosen.includes(option.key)) this.chosen = this.chosen.filter((key) => key !== option.key)
    else if (this.chosen.length < (this.question?.most ?? 0)) this.chosen = [...this.chosen, option.key]
    else if (this.question?.most === 1) this.chosen = [option.key]
  }

  async confirm(): Promise<void> {
    if (this.enough) await this.answer(this.chosen)
  }

  /** Move a chosen option to another place in the order. */
  shift(key: string, by: number): void {
    const order = this.chosen.filter((other) => other !== key)
    const place = this.chosen.indexOf(key) + by
    order.splice(Math.max(0, Math.min(order.length, place)), 0, key)
    this.chosen = order
  }

  async answer(keys: string[]): Promise<void> {
    if (this.sending || !this.hands) return
    this.passing.stop()
    this.sending = true
    this.looking = null
    this.bubble = null
    const timer = setTimeout(() => (this.waiting = true), LONG)
    this.#answering = this.hands.answer(keys).finally(() => {
      clearTimeout(timer)
      this.sending = this.waiting = false
    })
    await this.#answering
  }

  /** Say something beside an element: why not, what a number is made of. */
  async tell(anchor: HTMLElement, ask: () => Promise<Pick<Explained, 'texts' | 'rules'>>): Promise<void> {
    try {
      const { texts, rules } = await ask()
      if (texts.length || rules.length) this.bubble = { anchor, texts, rules }
    } catch {
      this.bubble = null
    }
  }

  look(tag: number, anchor: HTMLElement, pinned = false): void {
    const laid = this.laid.get(tag)
    if (pinned) this.bubble = null
    if (laid?.card.slug) this.looking = { laid, anchor, pinned }
  }

  /** Look at a card wherever it is now. */
  lookUp(slug: string, anchor: HTMLElement, pinned = false): void {
    this.looking = { laid: { card: { slug }, zone: '', seat: 0 }, anchor, pinned }
  }

  unlook(): void {
    if (!this.looking?.pinned) this.looking = null
  }

  /** Point at a cell for the others; again, no longer. */
  async point(name: string): Promise<void> {
    if (!this.mayPoint) return
    const seat = this.me
    const cell = this.pings.at(name).includes(seat) ? null : readCell(name)
    this.pings.show(seat, cell)
    if (!(await this.hands?.point?.(cell))) this.pings.show(seat, null)
  }

  /** Close whatever is open; answers whether anything was. */
  cancel(): boolean {
    const over = !!(this.menu || this.bubble || this.looking || this.held)
    const open = over || (this.several && !this.ordering && this.chosen.length > 0)
    if (!over && !this.ordering) this.chosen = []
    this.held = 0
    this.menu = null
    this.bubble = null
    this.looking = null
    return open
  }
}
