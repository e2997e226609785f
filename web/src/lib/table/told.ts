import type { Happened, Line } from '$lib/messages'

const MOST = 3 // sentences of what somebody did

/** What happened, in sentences; of much of it, how it began. */
export const told = (lines: Line[]): string =>
  lines
    .slice(0, MOST)
    .map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')

/** Many steps as one: what came last, with all that happened on the way but without its flights. */
export const joined = (steps: Happened[]): Happened => ({
  ...steps.at(-1)!,
  events: [],
  lines: steps.flatMap((step) => step.lines),
})
