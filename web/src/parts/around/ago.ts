/** Times in words. */
import { t } from '$lib/i18n'
import type { Language } from '$lib/settings.svelte'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

const unitOf = (seconds: number): [Intl.RelativeTimeFormatUnit, number] =>
  UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]

/** How long ago: "il y a 5 minutes". */
export function ago(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, size] = unitOf(seconds)
  return unit === 'second' ? t().shell.justNow : words.format(-Math.floor(seconds / size), unit)
}

/** How long: "5 minutes", or "5 min" in short. */
export function lasting(seconds: number, language: Language, unitDisplay: 'long' | 'short' = 'long'): string {
  const [unit, size] = unitOf(seconds)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(Math.floor(seconds / size))
}
