/** The arithmetic of the plot of chances: everybody's share of the whole, one above the other. */
import type { Chances } from '$lib/messages'
import { path, type Point } from '$parts/around/plot'

/** For each seat, how much of the whole lies below it and with it, at each moment. */
export function stacked(moments: Chances[]): [number, number][][] {
  const seats = moments[0]?.chances.length ?? 0
  const layers: [number, number][][] = Array.from({ length: seats }, () => [])
  for (const { chances } of moments) {
    const whole = chances.reduce((sum, chance) => sum + chance, 0) || 1
    let below = 0
    chances.forEach((chance, seat) => {
      layers[seat]!.push([below, below + chance / whole])
      below += chance / whole
    })
  }
  return layers
}

/** The outline of a layer, as the `d` of a path. */
export function outline(layer: [number, number][], x: (place: number) => number, y: (share: number) => number): string {
  const above: Point[] = layer.map(([, top], place) => ({ x: x(place), y: y(top) }))
  const below: Point[] = layer.map(([bottom], place) => ({ x: x(place), y: y(bottom) }))
  return path([...above, ...below.reverse()]) + 'Z'
}

export const percent = (chance: number): number => Math.round(chance * 100)
