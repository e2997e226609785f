/** Which games wait for us: looked at now and then, told by the tab's title and, if allowed, by a notification. */
import { api } from '$lib/api'
import { guest } from '$lib/guest.svelte'
import { t } from '$lib/i18n'
import { router } from '$lib/router.svelte'

const EVERY = 20_000 // milliseconds between two looks

class Waiting {
  tables = $state.raw<string[]>([])
  /** Whether notifications can still be asked for. */
  mayAsk = $state(typeof Notification !== 'undefined' && Notification.permission === 'default')
  #known: Set<string> | null = null

  /** Look for as long as the page is open; what ends it. */
  watch(): () => void {
    const look = () => void this.look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    await guest.look()
    if (!guest.name) return
    const found = await api.waiting().catch(() => null) // next time
    if (!found) return
    const fresh = this.#known && found.tables.filter((id) => !this.#known!.has(id))
    this.#known = new Set(found.tables)
    this.tables = found.tables
    for (const id of fresh ?? []) this.#tell(id)
  }

  async ask(): Promise<void> {
    await Notification.requestPermission()
    this.mayAsk = false
  }

  #tell(id: string): void {
    if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    const words = t().around.home
    const told = new Notification(words.notified, { body: words.notifiedBody, tag: id, icon: '/icon.svg' })
    told.onclick = () => {
      window.focus()
      router.go(`/table/${id}`)
      told.close()
    }
  }
}

export const waiting = new Waiting()

/** The title of the tab: how many games wait, what the page is, and whose. */
export function titled(page = ''): string {
  const count = waiting.tables.length
  return (count ? `(${count}) ` : '') + (page ? `${page} · ` : '') + t().shell.title
}
