/** How a cell is pointed at for the others: by Alt and a click anywhere on it; by a right click or a long press where no card
 * lies that would show itself instead. */
import type { Desk } from './desk.svelte'
import { FAR, PRESS } from './gestures'

export function pointing(element: HTMLElement, desk: Desk) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { x: number; y: number } | null = null
  let done = false // this press has pointed: neither its click nor its menu counts

  const cellAt = (event: Event): string =>
    (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell ?? ''
  const onCard = (event: Event): boolean => !!(event.target as Element).closest('[data-tag]')

  function down(event: PointerEvent) {
    clearTimeout(timer)
    done = false
    start = null
    const cell = cellAt(event)
    if (event.pointerType === 'mouse' || !cell || onCard(event)) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => point(cell), PRESS)
  }
  function move(event: PointerEvent) {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) clearTimeout(timer)
  }
  const up = () => clearTimeout(timer)
  function point(cell: string) {
    clearTimeout(timer)
    if (!done) void desk.point(cell)
    done = true
  }
  function click(event: MouseEvent) {
    const cell = cellAt(event)
    const meant = event.altKey && desk.mayPoint && !!cell
    if (!meant && !done) return
    event.stopImmediatePropagation()
    event.preventDefault()
    if (meant) point(cell)
    done = false
  }
  function menu(event: MouseEvent) {
    const cell = cellAt(event)
    if (!cell || onCard(event) || !desk.mayPoint) return
    event.preventDefault()
    point(cell)
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, contextmenu: menu }
  for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener as EventListener)
  element.addEventListener('click', click, true)
  return { destroy: up }
}
