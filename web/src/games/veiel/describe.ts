/** What a screen reader says of a cell: where it is, who stands there, what they intend, what can be done. */
import { t } from '$lib/i18n'
import type { Card, Choice, Intent } from '$lib/messages'
import { isEnemy } from './facts'
import { columnOf, rowOf } from './grid'
import type { Scene } from './mat/scene.svelte'
import { words } from './words'

/** What else there is to say of an intention, by its name. */
const told = (note: string): string[] => (note ? [words().notes[note] ?? note] : [])

/** What an enemy will do, in a few words. */
export function intention(scene: Scene, { path, targets, amounts, harm, sure, note }: Intent): string {
  const w = words()
  const attacks = targets.map((tag, place) =>
    w.attacks(scene.name(scene.desk.laid.get(tag)?.card), amounts[place] ?? 0, harm[place] ?? 0),
  )
  const walk = path.length ? [w.moves(path.length)] : attacks.length || note ? [] : [w.stays]
  return [...walk, ...attacks, ...told(note), ...(sure ? [] : [w.unsure])].join(' · ')
}

export function describeFigure(scene: Scene, card: Card): string {
  const w = words()
  const count = (name: string) => card.counters?.[name] ?? 0
  const marks = card.marks ?? []
  const said = [scene.name(card)]
  if (marks.includes('dead')) said.push(w.dead)
  if (marks.includes('stunned')) said.push(w.stunned)
  if (isEnemy(scene.sheet(card))) {
    if (count('lives')) said.push(w.lives(count('lives')))
    if (count('wounds')) said.push(w.hurt(count('wounds'), count('toughness')))
    else if (count('toughness')) said.push(w.toughness(count('toughness')))
  }
  if (count('block')) said.push(w.block(count('block')))
  const seat = scene.seatOf(card.tag ?? 0)
  if (seat >= 0 && !marks.includes('dead')) said.push(w.margin(scene.margin(seat)))
  if (marks.includes('played')) said.push(w.played)
  if (scene.under(card).length) said.push(w.under(scene.under(card)))
  const intent = scene.intent(card.tag ?? 0)
  if (intent) {
    if (intent.path.length) said.push(w.willMove(intent.path.length))
    for (const [place, tag] of intent.targets.entries())
      said.push(w.willAttack(scene.name(scene.desk.laid.get(tag)?.card), intent.amounts[place] ?? 0))
    said.push(...told(intent.note))
  }
  return said.filter(Boolean).join(', ')
}

export function describeCell(scene: Scene, cell: number, figures: Card[], runes: Card[], options: Choice[]): string {
  const w = words()
  const { desk } = scene
  const there = [
    ...figures.map((card) => describeFigure(scene, card)),
    ...runes.map((card) => w.rune(scene.name(card))),
    ...(scene.obstacles.has(cell) ? [w.obstacle] : []),
  ]
  const where = w.cell(rowOf(cell), columnOf(cell))
  const open = options.map((option) => option.label + (desk.eyes.has(option.key) ? `. ${t().table.eye}` : ''))
  return [
    there.length ? w.standing(where, there.join(', ')) : `${where}, ${w.empty}`,
    ...(scene.zone.has(cell) ? [w.inZone] : []),
    ...open,
  ].join(', ')
}
