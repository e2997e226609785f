/** What the page answers for a person, as they wish: a game says which of its questions that may be. */
import type { Question } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import { gameOf } from '$games/index'
import type { Desk } from './desk.svelte'

/** A wish of a person about how they are asked. */
export interface Habit {
  name: string
  label: string
  /** What can be wished for; the first, until somebody says otherwise. */
  values: Record<string, string>
}

/** The value of a habit that a person has chosen. */
export type Chosen = (name: string) => string

export interface Habits {
  all(): Habit[]
  /** The answer that is given at once, [] if the person is asked. It tells others no more than the answer itself. */
  answer(question: Question, desk: Desk, chosen: Chosen): string[]
  /** The answer with which a person lets others go on, "" where there is none. When it is given could tell what they hold. */
  pass(question: Question): string
  /** Whether the person wants to be asked before they pass. */
  stops(question: Question, desk: Desk, chosen: Chosen): boolean
}

export function habitOf(game: string, { name, values }: Habit): string {
  const value = settings.habits[`${game}/${name}`] ?? ''
  return value in values ? value : Object.keys(values)[0]!
}

export function chooseHabit(game: string, name: string, value: string): void {
  settings.habits = { ...settings.habits, [`${game}/${name}`]: value }
}

/** The answer that a person is used to give, [] if they are asked. */
export function habit(desk: Desk, question: Question): string[] {
  const habits = gameOf(desk.game).habits
  if (!habits) return []
  const all = habits.all()
  const chosen: Chosen = (name) =>
    habitOf(
      desk.game,
      all.find((one) => one.name === name)!,
    )
  const pass = habits.pass(question)
  return pass && !habits.stops(question, desk, chosen) ? [pass] : habits.answer(question, desk, chosen)
}

/** Whether an answer lets others go on. */
export function passes({ game, question }: Desk, keys: string[]): boolean {
  return !!question && keys.length === 1 && gameOf(game).habits?.pass(question) === keys[0]
}
