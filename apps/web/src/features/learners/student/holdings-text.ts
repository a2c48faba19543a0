import { counted } from '../../../lib/format.ts'

type Holdings = { scores: number; classes: readonly { name: string; scores: number }[] }

/** What goes with a student, summed up. */
export function studentHoldingsText({ scores, classes }: Holdings): string {
  const places = counted(classes.length, 'class', 'classes')
  if (classes.length === 0) return 'This learner is in no class.'
  return scores > 0
    ? `These go as well: ${counted(scores, 'score')} in ${places}.`
    : `The learner leaves ${places}. There are no scores yet.`
}

/** "Grade 8 – Rizal · Science 8: 120 scores" */
export const holdingText = ({ name, scores }: Holdings['classes'][number]): string =>
  `${name}: ${scores > 0 ? counted(scores, 'score') : 'no scores'}`
