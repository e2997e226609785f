/** Passing automatically, and for as long as the person would take: nobody can tell one from the other by the time. */

const FIRST = [1200, 1700, 2300, 3100, 4400] // milliseconds, until we know how long this person takes
const LONGEST = 8000 // who thinks longer than that is not imitated
const KEPT = 25

export class Passing {
  /** The page is about to pass; the person can still stop it. */
  soon = $state(false)
  #times = [...FIRST] // those of the last passes by hand
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Somebody is asked who may pass. */
  ask(): void {
    this.stop()
    this.#asked = performance.now()
  }

  /** They passed by hand. */
  took(): void {
    this.#times = [...this.#times, Math.min(performance.now() - this.#asked, LONGEST)].slice(-KEPT)
  }

  /** Pass for them: at once if no person waits who could wonder why. */
  begin(pass: () => void, watched: boolean): void {
    this.soon = true
    const time = watched ? this.#times[Math.floor(Math.random() * this.#times.length)] : 0
    this.#timer = setTimeout(() => {
      this.soon = false
      pass()
    }, time)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.soon = false
  }
}
