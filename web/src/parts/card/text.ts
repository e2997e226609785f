/** Generated card text as lines of keywords and sentences, and numbers as cards have them printed: 10000. */

export interface Piece {
  keyword: boolean
  text: string
}

const WIDE = /[\uff01-\uff5e]/g // signs as wide as those of Chinese and Japanese
const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Brackets and wide signs of card lists are in few fonts; others say the same. */
export const shown = (text: string): string =>
  text
    .replace(/[《≪]\s*/g, '«')
    .replace(/\s*[》≫]/g, '»')
    .replace(/〈/g, '<')
    .replace(/〉/g, '>')
    .replace(/・/g, '·')
    .replace(WIDE, narrow)

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
