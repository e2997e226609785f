/** Who plays in this browser. Nobody has to say a name first: a guest gets one, may change it, and may become an account. */
import { api } from '$lib/api'
import { t } from '$lib/i18n'
import type { Guest } from '$lib/messages'
import { settings } from '$lib/settings.svelte'

class GuestStore {
  name = $state('')
  avatar = $state('')
  account = $state(false)
  /** Whether we know who plays here, or that nobody does. */
  known = $state(false)
  #asked: Promise<void> | null = null

  /** Look who the cookie says we are. */
  look(): Promise<void> {
    this.#asked ??= api.guest().then(
      (found) => this.be(found),
      () => {
        this.#asked = null
      },
    )
    return this.#asked
  }

  /** From now on this browser is somebody's; an account brings its settings along, and keeps them. */
  be(found: Guest | null): void {
    this.name = found?.name ?? ''
    this.avatar = found?.avatar ?? ''
    this.account = found?.account ?? false
    this.known = true
    if (found?.settings) settings.take(found.settings)
    settings.changed = found?.account
      ? (text) => void api.keepSettings({ settings: text }).catch(() => {}) // this browser has them all the same
      : null
  }

  /** Make sure that the server knows us, before a table is made or joined. */
  async ensure(): Promise<void> {
    await this.look()
    if (!this.name) await this.rename(t().shell.guestName(10 + Math.floor(Math.random() * 90)))
  }

  async rename(name: string, avatar: string | null = null): Promise<void> {
    this.be(await api.rename({ name, avatar }))
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.be(null)
  }
}

export const guest = new GuestStore()
