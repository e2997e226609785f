/** Whoever rests on an option with the pointer or the focus is told whether it can be undone alone. */
import type { Choice } from '$lib/messages'
import type { Desk } from './desk.svelte'

const REST = 120 // milliseconds: who only passes by asks for nothing

export function considers(element: HTMLElement, [desk, options]: [Desk, Choice[]]) {
  let current = options
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => desk.consider(current), REST)
  }
  const leave = () => clearTimeout(timer)
  const heard = { pointerenter: rest, focus: rest, pointerleave: leave, blur: leave }
  for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener)
  return {
    update([, options]: [Desk, Choice[]]) {
      current = options
    },
    destroy() {
      leave()
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener)
    },
  }
}
