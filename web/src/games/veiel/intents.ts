/** What the enemies are about to do, as the server foresees it: the one place where the mat reads it. */
import type { Intent, Sight } from '$lib/messages'
import type { Desk } from '$lib/table/desk.svelte'

/** The intentions that come with a sight, in the order in which the enemies act. */
export const intentsOf = (sight: Sight | null): Intent[] => sight?.intents ?? []

/** All wounds that a hero is about to take. */
export const woundsTo = (intents: Intent[], hero: number): number =>
  intents.reduce((sum, { targets, harm }) => {
    const place = targets.indexOf(hero)
    return place < 0 ? sum : sum + (harm[place] ?? 0)
  }, 0)

/** What the enemies would do after an option of the question; null where the server cannot tell. */
export const foretell = async (desk: Desk, key: string): Promise<Intent[] | null> =>
  (await desk.hands?.foretell(key).catch(() => null)) ?? null
