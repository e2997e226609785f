/** How long ago, in words: "il y a 5 minutes". */
import type { Language } from '$lib/settings.svelte'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
}
