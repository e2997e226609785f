// What people cannot read on the table, or on a page (`root`), which may go on below the window and behind what stays there:
// texts that are too small, cut, broken within a word, covered by something else or written over each other. `least`: pixels
// of the smallest letters; 0 where it does not matter. Texts that lie outside of a list that scrolls are scrolled to first. A
// card's own words may be cut, for its large view tells them whole; that is judged by hovering.
;({ least, root: within = '.view' }) => {
  const root = document.querySelector(within)
  const page = within !== '.view'
  const words = page ? '.card .text' : '[data-tag] .text' // of a card
  const all = document.createElement('style') // what lets the pointer through covers all the same
  all.textContent = `${within}, ${within} *, ${within} *::after { pointer-events: auto !important }`
  document.head.append(all)
  const faults = []
  const told = (element) => {
    const path = []
    for (let at = element; at && at !== root && path.length < 4; at = at.parentElement) {
      path.unshift((at.className?.baseVal ?? at.className ?? '').toString().replace(/\s*\bs(velte)?-\S+/g, '').trim() || at.localName)
    }
    return path.join(' > ')
  }
  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const clear = (colour) => /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(colour)
  const paints = (element) => {
    const style = styleOf(element)
    if (style.visibility === 'hidden' || +style.opacity === 0) return false
    if (element instanceof SVGSVGElement) return false // what it holds does
    if (element instanceof SVGElement) return style.fill !== 'none' || style.stroke !== 'none'
    return !clear(style.backgroundColor) || style.backgroundImage !== 'none'
  }
  const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY)
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const lists = (element) => {
    const found = []
    for (let at = element; at && at !== root.parentElement; at = at.parentElement) if (scrolls(styleOf(at))) found.push(at)
    return found
  }
  // Scaled or turned: what a letter measures on the screen.
  const scaleOf = (element) => {
    let scale = 1
    for (let at = element; at && at !== root; at = at.parentElement) {
      const given = styleOf(at).scale
      if (given !== 'none') scale *= Number.parseFloat(given)
    }
    return scale
  }
  const stays = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) if (styleOf(at).position === 'sticky') return true
    return false
  }
  const inside = (rect, box, slack = 1.5) =>
    rect.left >= box.left - slack && rect.right <= box.right + slack && rect.top >= box.top - slack && rect.bottom <= box.bottom + slack
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode)
  const range = document.createRange()
  const rectsOf = (text) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5)
  }
  const shown = (element) =>
    !element.closest('.sr, [inert], option, .flying, .ghost') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !styleOf(element).clipPath.startsWith('inset(50%')
  // Written over each other? Asked first, for later some lists are scrolled.
  const written = []
  for (const text of texts) {
    const element = text.parentElement
    if (!shown(element) || element.closest(words)) continue
    for (const rect of rectsOf(text)) {
      const letters = rect.height * 0.25 // above and below them a line is empty
      const box = { left: rect.left + 1, right: rect.right - 1, top: rect.top + letters, bottom: rect.bottom - letters }
      for (let at = element; at && at !== root; at = at.parentElement) {
        if (!clips(styleOf(at)) && !scrolls(styleOf(at))) continue
        const edge = at.getBoundingClientRect()
        for (const side of ['left', 'top']) box[side] = Math.max(box[side], edge[side])
        for (const side of ['right', 'bottom']) box[side] = Math.min(box[side], edge[side])
      }
      if (box.right > box.left && box.bottom > box.top) written.push({ ...box, element, said: text.data.trim().slice(0, 40) })
    }
  }
  for (const [place, one] of written.entries())
    for (const other of written.slice(place + 1)) {
      const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)]
      if (one.element === other.element || right - left < 3 || bottom - top < 3) continue
      const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const [upper, lower] = [there.indexOf(one.element), there.indexOf(other.element)].sort((a, b) => a - b)
      if (upper < 0 || there.slice(0, lower).some((over) => !over.contains(there[lower]) && paints(over))) continue
      faults.push({ what: 'overwritten', text: one.said, at: told(one.element), more: `by ${other.said} ${told(other.element)}` })
    }
  for (const text of texts) {
    const element = text.parentElement
    let rects = rectsOf(text)
    if (!shown(element) || !rects.length) continue
    const style = styleOf(element)
    const fault = (what, more = '') => faults.push({ what, text: text.data.trim().slice(0, 40), at: told(element), more })
    const size = Number.parseFloat(style.fontSize) * scaleOf(element)
    if (size > 0 && size < least - 0.05) fault('small', size.toFixed(1))
    if (size === 0) continue
    const body = element.closest(words) // told whole by the large view
    if (body && element.closest('.turned')) continue
    // Cut?
    const around = lists(element)
    if (around.some((list) => rects.some((rect) => !inside(rect, list.getBoundingClientRect(), 0)))) {
      element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
      rects = rectsOf(text)
    }
    if (!body)
      for (let at = element; at && at !== root; at = at.parentElement) {
        const own = styleOf(at)
        if (clips(own) && !scrolls(own) && rects.some((rect) => !inside(rect, at.getBoundingClientRect(), Math.max(1.5, size * 0.2)))) {
          fault('cut', `by ${told(at)}`)
          break
        }
      }
    // Broken within a word?
    if (!body && !element.closest('.log, .chat'))
      for (const word of text.data.matchAll(/[\p{L}\p{N}’'.]+/gu)) {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].filter((rect) => rect.width > 0.5).map((rect) => Math.round(rect.top / 4)))
        const turned = element.closest('.turned, [style*=rotate]')
        if (lines.size > 1 && !turned) fault('broken', word[0])
      }
    // Covered?
    range.selectNodeContents(text)
    for (const rect of rects) {
      let hidden = null
      for (const [across, down] of [[0.02, 0.5], [0.08, 0.5], [0.5, 0.5], [0.92, 0.5], [0.98, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
        const [x, y] = [rect.left + rect.width * across, rect.top + rect.height * down]
        if (page && (y < 0 || y >= innerHeight)) continue
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
          if (!body) hidden ??= 'the edge of the window'
          continue
        }
        const seen = around.every((list) => {
          const box = list.getBoundingClientRect()
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
        })
        if (!seen) continue
        if (body) {
          const [box, paper] = [body.getBoundingClientRect(), body.parentElement.getBoundingClientRect()]
          if (y > Math.min(box.bottom, paper.bottom) - 4 || y < box.top || x > box.right - 4 || x < box.left + 4) continue
        }
        for (const over of document.elementsFromPoint(x, y)) {
          if (over === element || over.contains(element) || element.contains(over)) break
          if (!paints(over) || over.closest('.points') && body || page && stays(over)) continue
          hidden ??= told(over)
          break
        }
      }
      if (hidden) {
        fault('covered', `by ${hidden}`)
        break
      }
    }
  }
  all.remove()
  return faults
}
