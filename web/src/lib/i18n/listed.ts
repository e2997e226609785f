/** Names as people say them: A, B and C. */
export const listed = (names: string[], and: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${and} `)
