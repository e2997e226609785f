import type { Card } from '$lib/messages'

/** Whether nobody can tell two cards of a zone apart. */
export const alike = (one: Card, other: Card): boolean =>
  one.slug === other.slug &&
  one.place === other.place &&
  one.facing === other.facing &&
  one.mode === other.mode &&
  one.down === other.down &&
  JSON.stringify(one.counters) === JSON.stringify(other.counters) &&
  String(one.marks) === String(other.marks)
