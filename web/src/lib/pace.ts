/** Long work is cut into tasks, so that the page can answer in between. */

interface Scheduler {
  postTask(work: () => void, options: { priority: 'user-blocking' }): Promise<void>
}
const { scheduler } = globalThis as { scheduler?: Scheduler }

/** In a task of its own, before the next frame; where a browser cannot promise that, at once. */
export const soon = (): Promise<void> =>
  scheduler ? scheduler.postTask(() => {}, { priority: 'user-blocking' }) : Promise.resolve()

const UNSEEN = 100 // milliseconds without a frame: a page that nobody sees draws none

/** When what was just changed has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, UNSEEN)
  })
