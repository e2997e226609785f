/** The cards that stand for a game: its grandest, all different. */
import type { Sheet } from '$lib/messages'

const grandeur = (sheet: Sheet): number => Object.values(sheet.numbers).reduce((sum, value) => sum + value, 0)

export function showpieces(cards: Sheet[], count: number): string[] {
  const seen = new Set<string>()
  const kinds = new Map<string, number>()
  return [...cards]
    .sort((one, other) => grandeur(other) - grandeur(one) || one.slug.localeCompare(other.slug))
    .filter(({ name, kind }) => {
      // Two of a kind at most, so that the picture shows more than one side of the game.
      const alike = kinds.get(kind.fr) ?? 0
      if (seen.has(name) || alike >= 2) return false
      seen.add(name)
      kinds.set(kind.fr, alike + 1)
      return true
    })
    .slice(0, count)
    .map((sheet) => sheet.slug)
}
