/** A sign between a letter and a number. */
export type Sign = '<' | '>' | '≤' | '≥'

export const signs: readonly Sign[] = ['<', '>', '≤', '≥']

/** The sign when both sides are multiplied by a negative number. */
export const reversed: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** The sign with the number itself left out, or let in. */
export const otherBoundary: Record<Sign, Sign> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' }
