/** A rose window: one pane for each life, dark once it is lost. */
import { between, round, seeded } from '$lib/seeded'

const LEAD = '#0d0f16'
const point = (angle: number, far: number): string =>
  `${round(50 + Math.sin(angle) * far)} ${round(48 - Math.cos(angle) * far)}`

/** The petals of a rose around (50, 48), 29 wide: `left` of `lives` are lit. */
export function petals(slug: string, lives: number, left: number): string {
  const random = seeded(slug)
  const hue = between(random, -15, 45)
  const found = Array.from({ length: lives }, (_, place) => {
    const lit = place < left
    const [from, to] = [(place * 2 * Math.PI) / lives, ((place + 1) * 2 * Math.PI) / lives]
    const middle = (from + to) / 2
    const tone = round(hue + (place % 2) * 18)
    const outer = lit ? `hsl(${tone} 78% ${place % 2 ? 50 : 56}%)` : '#20232c'
    const inner = lit ? `hsl(${round(hue + 200)} 52% ${place % 2 ? 46 : 54}%)` : '#181b23'
    return (
      `<path d="M${point(from, 13)}L${point(from, 24)}Q${point(from + 0.05, 29)} ${point(middle, 29.5)}Q${point(to - 0.05, 29)} ${point(to, 24)}L${point(to, 13)}z" fill="${outer}"/>` +
      `<path d="M${point(from, 6)}L${point(from, 13)}Q${point(middle, 15)} ${point(to, 13)}L${point(to, 6)}z" fill="${inner}"/>`
    )
  })
  return (
    `<g stroke="${LEAD}" stroke-width="1.5" stroke-linejoin="round"><circle cx="50" cy="48" r="31" fill="#0d0f16"/>${found.join('')}` +
    `<circle cx="50" cy="48" r="6" fill="${left ? '#ffdf94' : '#20232c'}"/></g>`
  )
}
