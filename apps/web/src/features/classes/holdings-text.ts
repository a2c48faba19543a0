import type { Reply } from '../../lib/call.ts'
import { counted } from '../../lib/format.ts'

export type Holdings = Reply<'GET /api/education/classes/{id}/holdings'>

/** What goes with a class: "42 learners leave this roster and 310 scores are deleted." */
export function classHoldingsText({ learners, items, scores }: Omit<Holdings, 'closed_quarters'>): string {
  const parts = [
    learners && `${counted(learners, 'learner')} ${learners === 1 ? 'leaves' : 'leave'} this roster`,
    scores && `${counted(scores, 'score')} ${scores === 1 ? 'is' : 'are'} deleted`,
    items && !scores && `${counted(items, 'grade item')} ${items === 1 ? 'is' : 'are'} deleted`,
  ].filter(Boolean)
  if (parts.length === 0) return 'It has no learners and no scores.'
  return `${parts.join(' and ')}.${learners ? ' The learners themselves stay on record.' : ''}`
}
