/** How a card is touched: look at it by resting or pressing long, drag it, click it. */
import type { Desk } from './desk.svelte'

export const REST = 90 // milliseconds until the large view opens: no pointer that only passes by opens it
export const PRESS = 450 // and until a press is a long one
export const FAR = 9 // pixels from which on a movement is a drag

export function gestures(element: HTMLElement, [desk, tag]: [Desk, number]) {
  let current = tag
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { x: number; y: number } | null = null
  let ghost: HTMLElement | null = null
  let seen = false // the pointer has moved on this card: one that appears under a resting pointer was not asked for
  let moved = false // a drag or long press: the click that follows is not one

  const later = (time: number, pinned: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (pinned) moved = true
      desk.look(current, element, pinned)
    }, time)
  }

  function rest(event: PointerEvent) {
    if (seen || event.pointerType !== 'mouse' || event.buttons) return
    seen = true
    later(REST, false)
  }
  function leave() {
    seen = false
    clearTimeout(timer)
    desk.unlook()
  }
  /** Whoever goes from card to card by keyboard reads them, too. */
  function focused() {
    if (element.querySelector(':focus-visible') && desk.keys) later(REST, false)
  }
  /** A card that is taken away while it has the focus loses it in the midst of an update, when nothing may change yet. */
  function unfocused() {
    clearTimeout(timer)
    queueMicrotask(() => desk.unlook())
  }
  function down(event: PointerEvent) {
    moved = false
    desk.unlook()
    if (event.button) return
    start = { x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'mouse') later(PRESS, true)
    else clearTimeout(timer)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
  }
  function move(event: PointerEvent) {
    if (!start) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (!ghost && Math.hypot(x, y) > FAR) {
      clearTimeout(timer)
      if (!desk.movable(current) || desk.sending) return
      moved = true
      if (desk.puttable(current)) desk.held = current // its cells are lit while it is in the air
      ghost = lift(element, desk.game)
      document.documentElement.classList.add('dragging')
    }
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`
  }
  function up(event: PointerEvent) {
    clearTimeout(timer)
    const dragged = ghost !== null
    cancel()
    if (!dragged) return
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const cell = under?.closest<HTMLElement>('[data-cell]')
    if (cell && desk.put(current, cell.dataset.cell!, cell)) return
    const card = under?.closest<HTMLElement>('[data-tag]')
    const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place ?? ''
    const own = desk.laid.get(current)
    if (card === element || (own && place === `${own.zone}/${own.seat}`)) return
    if (!under?.closest('[data-mat]')) return
    if (desk.byTag.get(current)?.every((option) => desk.onGrid(option)) ?? true) return // only cells would do
    desk.dropped = { card: Number(card?.dataset.tag ?? 0), cell: cell?.dataset.cell ?? '' }
    void desk.act(current, element)
  }
  function cancel() {
    clearTimeout(timer)
    start = null
    if (ghost) desk.held = 0
    ghost?.remove()
    ghost = null
    document.documentElement.classList.remove('dragging')
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
  }
  function click(event: MouseEvent) {
    if (!moved) return
    event.stopImmediatePropagation()
    event.preventDefault()
    moved = false
  }
  function menu(event: MouseEvent) {
    event.preventDefault()
    desk.look(current, element, true)
  }

  element.addEventListener('pointermove', rest)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('focusin', focused)
  element.addEventListener('focusout', unfocused)
  element.addEventListener('pointerdown', down)
  element.addEventListener('click', click, true)
  element.addEventListener('contextmenu', menu)
  return {
    update: ([, next]: [Desk, number]) => (current = next),
    destroy: cancel,
  }
}

/** A copy of the card that follows the pointer. */
function lift(element: HTMLElement, game: string): HTMLElement {
  const rect = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-tag')
  copy.classList.add('lifted')
  copy.dataset.game = game // the colours of its table go with it
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    pointerEvents: 'none',
    zIndex: '60',
  })
  document.body.append(copy)
  return copy
}
