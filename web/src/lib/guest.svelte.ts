/** Who plays in this browser. Nobody has to say a name first: a guest gets one and may change it. */
import { api } from '$lib/api'
import { t } from '$lib/i18n'

class GuestStore {
  name = $state('')
  #asked: Promise<void> | null = null

  /** Look who the cookie says we are. */
  look(): Promise<void> {
    this.#asked ??= api.guest().then(
      (found) => {
        this.name = found?.name ?? ''
      },
      () => {
        this.#asked = null
      },
    )
    return this.#asked
  }

  /** Make sure that the server knows us, before a table is made or joined. */
  async ensure(): Promise<void> {
    await this.look()
    if (!this.name) await this.rename(t().shell.guestName(10 + Math.floor(Math.random() * 90)))
  }

  async rename(name: string): Promise<void> {
    const guest = await api.rename({ name })
    this.name = guest.name
  }
}

export const guest = new GuestStore()
