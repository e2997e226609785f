/** The table by keyboard alone. */
import type { Choice, Question } from '$lib/messages'
import { settings } from '$lib/settings.svelte'
import type { Desk } from './desk.svelte'
import { beside, cellName, readCell } from './grid'

const CLOSING = ['end', 'done', 'pass']

/** The option that ends what is going on: the turn, a choice, a step. */
export const closing = (options: Choice[]): Choice | undefined =>
  options.find((option) => CLOSING.includes(option.kind)) ?? options.find((option) => option.kind === 'no')

/** Whether an option is what a player most likely wants: what a card offers, or the only thing there is to do. Never a no. */
export const wanted = (option: Choice, question: Question | null): boolean =>
  option.kind === 'yes' || (option.kind !== 'no' && question?.options.length === 1 && question.least === 1)

export interface KeyDeeds {
  undo(): void
  log(): void
  search(): void
  skip(): void
  explainOption(key: string, anchor: HTMLElement): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest thing in a direction: what lies aside of it counts double. */
export function nearest(from: DOMRect, all: { rect: DOMRect }[], [dx, dy]: [number, number]): number {
  let best = -1
  let least = Infinity
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2]
  for (const [place, { rect }] of all.entries()) {
    const [ox, oy] = [rect.left + rect.width / 2 - x, rect.top + rect.height / 2 - y]
    const ahead = ox * dx + oy * dy
    const aside = Math.abs(ox * dy) + Math.abs(oy * dx)
    if (ahead < 4 || aside > ahead * 3) continue
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

/** On a grid the arrows lead from cell to cell; beyond its edge, to what lies there. */
function nextCell(from: HTMLElement, direction: [number, number]): HTMLElement | null {
  const cell = from.closest<HTMLElement>('[data-cell]')
  const grid = cell?.closest<HTMLElement>('[data-rows]')
  if (!cell || !grid) return null
  const here = readCell(cell.dataset.cell!)
  const size = { rows: Number(grid.dataset.rows), columns: Number(grid.dataset.columns) }
  const next = { ...here, cell: beside(size, here.cell, direction) }
  return grid.querySelector(`[data-cell="${cellName(next)}"] [data-nav]`)
}

function move(direction: [number, number]): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-nav]:not(:disabled)')]
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !focused.matches('[data-nav]')) {
    const start = document.querySelector<HTMLElement>('.lit > [data-nav]') ?? all[0]?.element
    start?.focus()
    return
  }
  const others = all.filter(({ element }) => element !== focused)
  const found =
    nextCell(focused, direction) ?? others[nearest(focused.getBoundingClientRect(), others, direction)]?.element
  found?.focus()
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What a key does at the table; answers whether it did something. */
export function press(event: KeyboardEvent, desk: Desk, deeds: KeyDeeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  desk.keys = true
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const card =
    focused?.closest<HTMLElement>('[data-tag]') ??
    focused?.closest('[data-cell]')?.querySelector<HTMLElement>('[data-tag]')
  const tag = Number(card?.dataset.tag ?? 0)
  const arrow = ARROWS[event.key]
  if (arrow) {
    move(arrow)
    return true
  }
  if (event.key === 'Escape') return desk.cancel()
  if (/^[1-9]$/.test(event.key)) {
    const option = (desk.menu?.options ?? desk.question?.options)?.[Number(event.key) - 1]
    if (option) void desk.pick(option)
    return !!option
  }
  if (event.key === '?') {
    if (tag && desk.hands) void desk.tell(focused!, () => desk.hands!.whyNot(tag))
    else if (focused?.dataset.key) deeds.explainOption(focused.dataset.key, focused)
    return true
  }
  if (event.key === '/') {
    deeds.search()
    return true
  }
  if (!settings.letters) return false
  switch (event.key.toLowerCase()) {
    case 'i':
      if (desk.looking?.pinned) desk.looking = null
      else if (tag) desk.look(tag, card!, true)
      return true
    case 'u':
      deeds.undo()
      return true
    case 'e': {
      const last = closing(desk.loose)
      if (desk.several) void desk.confirm()
      else if (last) void desk.pick(last)
      return true
    }
    case 'p': {
      const cell = focused?.closest<HTMLElement>('[data-cell]')?.dataset.cell
      if (cell) void desk.point(cell)
      return !!cell
    }
    case 'l':
      deeds.log()
      return true
    case 's':
      deeds.skip()
      return true
  }
  return false
}
