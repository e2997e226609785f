/** The games, found by their folders. One without a folder, or with less in it, is as the plain game. */
import type { Card, Sheet } from '$lib/messages'
import type { Brought, Counter, Game, Skin } from './game'
import { plain } from './plain'

const folders = import.meta.glob<Brought>('./*/index.ts', { eager: true, import: 'default' })
const games = new Map(
  Object.entries(folders).map(([path, brought]): [string, Game] => [
    path.split('/')[1]!,
    { ...plain, ...brought, skin: { ...plain.skin, ...brought.skin } },
  ]),
)

export const gameOf = (name: string): Game => games.get(name) ?? plain
export const skinOf = (name: string): Skin => gameOf(name).skin

/** What lies on a card, by name. */
export const countersOf = (skin: Skin, sheet: Sheet, { counters }: Card): (Counter & { name: string })[] =>
  Object.entries(counters ?? {}).flatMap(([name, count]) =>
    count ? [{ name, ...skin.counter(sheet, name, count) }] : [],
  )

const pictures = new Map<string, string>()

/** An SVG as something that `url(…)` takes, made once. */
function picture(name: string, draw: () => string): string {
  let found = pictures.get(name)
  if (!found) {
    found = `url("data:image/svg+xml,${encodeURIComponent(draw())}")`
    pictures.set(name, found)
  }
  return found
}

export const emblemOf = (game: string, sheet: Sheet): string =>
  picture(`${game}/${sheet.slug}`, () => skinOf(game).emblem(sheet))
export const backOf = (game: string): string => picture(`back of ${game}`, () => skinOf(game).back)
