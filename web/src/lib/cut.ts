/** Marks boxes whose text is longer than they are: it goes on in the large view. */

// One for all: it is told of every box that changed in one go, after the page has been laid out.
const sizes = new ResizeObserver((changed) => {
  const cut = changed.map(
    ({ target: box }) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
  )
  changed.forEach(({ target: box }, place) => box.toggleAttribute('data-cut', cut[place]))
})

/** `text`: what it holds, looked at again when that changes. */
export function cut(box: HTMLElement, text: string) {
  let held = text
  sizes.observe(box)
  return {
    update: (next: string) => {
      if (next === held) return
      held = next
      sizes.unobserve(box)
      sizes.observe(box)
    },
    destroy: () => sizes.unobserve(box),
  }
}
