/** The page's own words. What the server words comes in the right language by itself.
 *
 * `t()` is the dictionary of the language in use; used in a component it follows a switch at once. `say(words)` picks from
 * a text that the server gives in both languages. A game has a dictionary of its own, in its folder.
 */
import type { Words } from '$lib/messages'
import { settings, type Language } from '$lib/settings.svelte'
import * as en from './en'
import * as fr from './fr'

type Loose<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Loose<T[K]> }
export type Dictionary = Loose<typeof fr>

/** A dictionary in both languages; what it answers is the one in use. */
export const spoken =
  <T>(both: { fr: T; en: Loose<T> }): (() => Loose<T>) =>
  () =>
    (both as Record<Language, Loose<T>>)[settings.language]

export const t: () => Dictionary = spoken({ fr, en })
export const say = (words: Words): string => words[settings.language]
export const number = (value: number): string => value.toLocaleString(settings.language)
