/** Generated card text as lines of keywords and sentences. */

export interface Piece {
  keyword: boolean
  text: string
}

/** Double angle brackets are in few fonts; guillemets say the same. */
export const shown = (text: string): string => text.replace(/《\s*/g, '«').replace(/\s*》/g, '»')

/** A keyword stands in brackets anywhere, or before the colon that begins a line. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = []
  const lead = /^([^:.,[]{2,24}?)[\s\u00a0\u202f]?:\s/.exec(line)
  if (lead) found.push({ keyword: true, text: lead[1]! })
  for (const text of line.slice(lead?.[0].length ?? 0).split(/(\[[^\]]+\])/)) {
    if (text.trim()) found.push({ keyword: text.startsWith('['), text: text.replace(/^\[|\]$/g, '') })
  }
  return found
}

export const linesOf = (text: string): Piece[][] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => pieces(shown(line)))

/** A number that is added: +1 is not 1. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
