/**
 * Maxima that inputs need too. No Zod here: this is the one file of the contract whose values the web app may load, and
 * Zod would be a third of its first load.
 */
export const itemLimits = {
  stem: {
    multiple_choice: 1_000,
    true_false: 1_000,
    modified_true_false: 1_000,
    identification: 1_000,
    matching: 300,
    enumeration: 1_000,
    sequencing: 500,
    problem: 1_000,
    essay: 1_500,
  },
  option: { letters: 300, most: 5 },
  /** Of an identification or a problem, and the marked words of a statement with what replaces them. */
  answer: 200,
  accepted: { letters: 200, most: 5 },
  wrong: { letters: 200, most: 6 },
  premise: { letters: 500, most: 10 },
  match: { letters: 200, most: 13 },
  listed: { letters: 300, most: 10 },
  step: { letters: 500, most: 8 },
  solution: { letters: 500, most: 10 },
  criterion: 200,
  level: { letters: 300, most: 5 },
  lookedFor: { letters: 500, most: 10 },
} as const
