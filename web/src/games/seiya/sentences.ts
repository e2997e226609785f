/** A sentence that stands alone. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
