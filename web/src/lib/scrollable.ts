/** A box that scrolls can be reached by keyboard; one that does not scroll is no stop on the way. */
export function scrollable(box: HTMLElement) {
  let asked = 0
  // Once per frame: to ask for sizes in the middle of changes would lay the page out again and again.
  const later = () => {
    asked ||= requestAnimationFrame(look)
  }
  const look = () => {
    asked = 0
    const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
    const style = getComputedStyle(box)
    if (scrolls && /auto|scroll/.test(style.overflowX + style.overflowY)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(later)
  size.observe(box)
  const content = new MutationObserver(later)
  content.observe(box, { childList: true, subtree: true })
  return {
    destroy: () => {
      size.disconnect()
      content.disconnect()
      cancelAnimationFrame(asked)
    },
  }
}
