/** A sign between a letter and a number. */
export type InequalitySign = '<' | '>' | '≤' | '≥'

export const signs: readonly InequalitySign[] = ['<', '>', '≤', '≥']

/** The sign when both sides are multiplied by a negative number. */
export const reversed: Record<InequalitySign, InequalitySign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** The sign with the number itself left out, or let in. */
export const otherBoundary: Record<InequalitySign, InequalitySign> = {
  '<': '≤',
  '>': '≥',
  '≤': '<',
  '≥': '>',
}
