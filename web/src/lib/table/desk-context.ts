import { getContext, setContext } from 'svelte'
import type { Desk } from './desk.svelte'

const KEY = Symbol('desk')

/** The desk on which the cards of a mat lie. */
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk)
export const useDesk = (): Desk => getContext<Desk>(KEY)
