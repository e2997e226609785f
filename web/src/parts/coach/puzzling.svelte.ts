/** Going to the table of a puzzle. */
import { api, troubleText } from '$lib/api'
import { guest } from '$lib/guest.svelte'
import { router } from '$lib/router.svelte'

const DAY = 24 * 3600_000 // milliseconds
const MINUTE = 60_000

/** The number of a day, as the calendar of whoever looks at it says. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE) / DAY)

export class Puzzling {
  busy = $state(false)
  trouble = $state('')

  /** The puzzle of the day, or the one of a key. */
  async begin(game: string, key = ''): Promise<void> {
    this.busy = true
    this.trouble = ''
    try {
      await guest.ensure()
      const made = await api.puzzle({ game, key, day: dayOf(new Date()) })
      router.go(`/table/${made.id}`)
    } catch (error) {
      this.trouble = troubleText(error)
    }
    this.busy = false
  }
}
