/** Whatever lies on the table explains itself when it is touched and nothing else can be done there: an icon, a zone. */
import { explain } from '$lib/terms'
import type { Desk } from './desk.svelte'

export function explaining(element: HTMLElement, desk: Desk) {
  let busy = false // the touch only closes what was open

  function down() {
    busy = !!(desk.menu || desk.bubble || desk.looking || desk.held)
  }
  function click({ target }: MouseEvent) {
    const touched = target as Element
    if (busy || touched.closest('button, a, input, [data-tag], dialog')) return
    const named = touched.closest<HTMLElement>('[data-term]')
    const zone = touched.closest<HTMLElement>('[data-place]')
    const term = named?.dataset.term ?? (zone ? `zone:${zone.dataset.place!.split('/')[0]}` : '')
    if (term) void desk.tell(named ?? zone!, () => explain(desk.game, term))
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('click', click)
  return {
    destroy() {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
    },
  }
}
