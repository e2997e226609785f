/** The page's own words. What the server words comes in the right language by itself.
 *
 * `t()` is the dictionary of the language in use; used in a component it follows a switch at once. `say(words)` picks from
 * a text that the server gives in both languages.
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

const dictionaries: Record<Language, Dictionary> = { fr, en }

export const t = (): Dictionary => dictionaries[settings.language]
export const say = (words: Words): string => words[settings.language]
export const number = (value: number): string => value.toLocaleString(settings.language)
