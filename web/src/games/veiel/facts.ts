/** What is printed on a card, as this game spells it in the facts of a sheet. */
import type { Sheet } from '$lib/messages'

export const COLOURS = ['rouge', 'jaune', 'bleu', 'vert', 'violet', 'incolore'] as const
export type Colour = (typeof COLOURS)[number]

export const kindOf = (sheet: Sheet | undefined): string => String(sheet?.facts.kind ?? '')
export const isEnemy = (sheet: Sheet | undefined): boolean => ['enemy', 'boss', 'action'].includes(kindOf(sheet))
export const tierOf = (sheet: Sheet): string => String(sheet.facts.tier ?? '')
export const familyOf = (sheet: Sheet): string => String(sheet.facts.family ?? '')
export const zoneOf = (sheet: Sheet | undefined): string => String(sheet?.facts.zone ?? '')

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The one or two colours of a card; one that has none is colourless. */
export function coloursOf(sheet: Sheet): Colour[] {
  const found = COLOURS.filter((colour) => list(sheet.facts.colours).includes(colour))
  return found.length ? found : ['incolore']
}

export const typesOf = (sheet: Sheet): string[] => list(sheet.facts.types).map(String)

const STARS: Record<string, number> = { novice: 1, initiate: 2, adept: 3, master: 4 }
export const starsOf = (sheet: Sheet): number => STARS[kindOf(sheet)] ?? 0

/** How many lives an enemy has at first against so many heroes. */
export function livesOf(sheet: Sheet | undefined, heroes: number): number {
  const column = list(sheet?.facts.vitality)[heroes - 2]
  return Number(list(column)[0] ?? 0)
}

/** The cells that a battlefield bars. */
export const obstaclesOf = (sheet: Sheet | undefined): number[] => list(sheet?.facts.obstacles).map(Number)
