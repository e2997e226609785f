/** How much Force stands against a card, and how much it takes. */
export interface Contest {
  force: number
  cost: number
}

/** None where nobody fights it or where Force does not win it. */
export function contest(fighters: Record<string, number>[], faced: Record<string, number>): Contest | null {
  const cost = faced.cost_force
  if (!fighters.length || cost === undefined) return null
  return { force: fighters.reduce((sum, { force = 0 }) => sum + force, 0), cost }
}
