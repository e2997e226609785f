/** Who tells newcomers what they see and may do: lessons of the server that fit the moment, each once, and advice. */
import type { Idea, Lesson, Question } from '$lib/messages'
import type { Desk } from './desk.svelte'
import type { LiveTable } from './table.svelte'

const KEY = 'pioche-told'

/** What was told, by table or by game. */
function told(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

export class Coach {
  #fitting = $state.raw<Lesson[]>([])
  #told = $state.raw<ReadonlySet<string>>(new Set())
  #step = -1
  #ideas = $state.raw<{ question: Question | null; ideas: Idea[] }>({ question: null, ideas: [] })
  /** Whether a bot thinks about what to advise. */
  thinking = $state(false)
  /** What a bot would answer now, the best first; none until somebody has asked for it. */
  ideas: Idea[] = $derived.by(() => (this.#ideas.question === this.desk.question ? this.#ideas.ideas : []))
  /** What there is to tell now, in its order. */
  left: Lesson[] = $derived(this.#fitting.filter((lesson) => !this.#told.has(lesson.key)))
  lesson: Lesson | null = $derived(this.left[0] ?? null)

  constructor(
    private readonly table: LiveTable,
    private readonly desk: Desk,
    /** Where it is kept what was told: a guided game, or a game at any table. */
    private readonly scope: string,
  ) {
    this.#told = new Set(told()[scope] ?? [])
  }

  /** Look what fits what is asked now; what was shown before has been told. */
  async look(): Promise<void> {
    const step = this.table.step
    if (step !== this.#step && this.#step >= 0) this.next()
    this.#step = step
    const reply = await this.table.quietly({ is: 'learn' })
    if (reply?.is === 'lessons' && step === this.table.step) this.#fitting = reply.lessons
  }

  /** The lesson is read. */
  next(): void {
    if (!this.lesson) return
    this.#told = new Set([...this.#told, this.lesson.key])
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...told(), [this.scope]: [...this.#told] }))
    } catch {
      // A browser that keeps nothing tells it again.
    }
  }

  async ask(): Promise<void> {
    const question = this.desk.question
    this.thinking = true
    const reply = await this.table.quietly({ is: 'advise', step: this.table.step })
    this.thinking = false
    if (reply?.is === 'advised') this.#ideas = { question, ideas: reply.ideas }
  }

  /** What the page marks: what the lesson is about, or what was advised. */
  selectors: string[] = $derived.by(() => {
    const keys = this.ideas[0]?.keys ?? this.lesson?.options ?? []
    const found: string[] = []
    for (const option of this.desk.question?.options.filter(({ key }) => keys.includes(key)) ?? []) {
      found.push(`[data-bar] [data-key=${JSON.stringify(option.key)}]`)
      if (this.desk.onGrid(option) && option.place)
        found.push(`[data-cell="${option.place.zone}/${option.place.seat}/${option.place.cell}"]`)
      else if (option.card) found.push(`[data-tag="${option.card}"]`)
    }
    if (this.ideas.length || !this.lesson) return found
    for (const place of this.lesson.places) found.push(`[data-place="${place}"]:not(:empty)`, `[data-learn="${place}"]`)
    return [...found, ...this.lesson.cards.map((tag) => `[data-tag="${tag}"]`)]
  })
}
