/** Any game, from its view and its sheets alone. Its emblems are leaded panes in colours that follow from the slug. */
import { say, t } from '$lib/i18n'
import type { Sheet } from '$lib/messages'
import { between, round, seeded } from '$lib/seeded'
import type { Game } from './game'

function panes(name: string): string {
  const random = seeded(name)
  const hue = random() * 360
  const columns = 3
  const rows = 4
  const corner = (column: number, row: number): [number, number] => {
    const edge = column === 0 || row === 0 || column === columns || row === rows
    const wander = edge ? 0 : 9
    return [
      (column * 100) / columns + between(random, -wander, wander),
      (row * 110) / rows + between(random, -wander, wander),
    ]
  }
  const corners = Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => corner(column, row)),
  )
  const shapes: string[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [a, b, c, d] = [
        corners[column]![row]!,
        corners[column + 1]![row]!,
        corners[column + 1]![row + 1]!,
        corners[column]![row + 1]!,
      ]
      const halves = random() < 0.5 ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]] // prettier-ignore
      for (const half of halves) {
        const tone = hue + between(random, -45, 45)
        shapes.push(
          `<path d="M${half.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z" fill="hsl(${round(tone)} 55% ${round(between(random, 22, 58))}%)"/>`,
        )
      }
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice"><rect width="100" height="140" fill="#101522"/><g stroke="#0c0f18" stroke-width="1.6" stroke-linejoin="round">${shapes.join('')}</g></svg>`
}

export const plain: Game = {
  mat: () => import('$parts/table/PlainMat.svelte'),
  skin: {
    name: (sheet: Sheet) => (sheet.called ? say(sheet.called) : sheet.name),
    kind: (whole) => whole,
    emblem: (sheet: Sheet) => panes(sheet.slug),
    back: panes('the back of a card').replace(/hsl\(\S+/g, 'hsl(222'),
    costs: [],
    values: [],
    icons: {},
    points: () => null,
    frame: () => ({ colour: '#9aa3b5', shine: 0 }),
    signs: () => [],
    counter: (_sheet, name, count) => ({
      icon: 'marker',
      text: String(count),
      words: name && name !== 'marker' ? t().table.counters(name, count) : t().table.markers(count),
    }),
    dots: () => [],
  },
  lies: (card) => ({ turned: card.mode === 1, frost: 0, words: t().table.turned }),
}
