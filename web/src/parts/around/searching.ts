/** Searching as people type: beginnings of words, without case, accents or the typist's kind of apostrophe. */

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\s\u00a0\u202f]/g, ' ')

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

/** Where a word begins in a folded text: at the beginning of one of its words. */
function* places(content: string, word: string): Generator<number> {
  for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
    if (!at || !/[\p{L}\p{N}]/u.test(content[at - 1]!)) yield at
}

export const holds = (text: string, words: string[]): boolean => {
  const content = plain(text)
  return words.every((word) => !places(content, word).next().done)
}

export interface Piece {
  text: string
  found: boolean
}

/** A text cut where the words occur in it, so that they can be marked. */
export function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, found: false }]
  // Folding may change the number of signs: `from` tells which sign of the text each folded one comes from.
  const signs = [...text]
  const from: number[] = []
  let content = ''
  signs.forEach((sign, place) => {
    const folded = plain(sign)
    content += folded
    for (let n = 0; n < folded.length; n++) from.push(place)
  })
  const hit = new Array<boolean>(signs.length).fill(false)
  for (const word of words) {
    for (const at of places(content, word)) hit.fill(true, from[at], from[at + word.length - 1]! + 1)
  }
  const pieces: Piece[] = []
  signs.forEach((sign, place) => {
    const last = pieces.at(-1)
    if (last && last.found === hit[place]) last.text += sign
    else pieces.push({ text: sign, found: hit[place]! })
  })
  return pieces
}
