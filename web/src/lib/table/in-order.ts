/** What must wait for something is taken when that has come, and whatever comes after it waits, too. */
export class InOrder {
  #waiting: Promise<void> | null = null

  take(coming: Promise<unknown> | null | undefined, take: () => void): void {
    if (!coming && !this.#waiting) return take()
    const mine: Promise<void> = Promise.all([this.#waiting, coming]).then(() => {
      if (this.#waiting === mine) this.#waiting = null
      take()
    })
    this.#waiting = mine
  }
}
