/** Something fetched for a page: it is here, on its way or failed, and can be asked for again. */
export class Fetched<T> {
  value = $state.raw<T>()
  error = $state.raw<unknown>()
  #asked = 0

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Ask (again). What is here stays until something newer comes; of two answers the later question's counts. */
  load = async (): Promise<void> => {
    const asked = ++this.#asked
    try {
      const value = await this.fetch()
      if (asked === this.#asked) [this.value, this.error] = [value, undefined]
    } catch (error) {
      if (asked === this.#asked) this.error = error
    }
  }
}
