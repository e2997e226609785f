/** The games, found by their folders. One without a folder, or with less in it, is as the plain game. */
import type { Sheet } from '$lib/messages'
import type { Brought, Game, Skin } from './game'
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
