import type { FormFilling, FormKind, SchoolForm } from '@klasrum/contract/school-forms'
import { counted } from '../../lib/format.ts'

export const schoolFormNames: Record<FormKind, string> = {
  class_record: 'Class record',
  sf1: 'School Form 1',
  sf2: 'School Form 2',
  sf5: 'School Form 5',
  sf9: 'School Form 9',
  sf10: 'School Form 10',
}

/** Filled learner by learner; for a whole class they come in one zip. */
export const isOfLearners = ({ kind }: Pick<SchoolForm, 'kind'>): boolean => kind === 'sf9' || kind === 'sf10'

const cells = (count: number): string => counted(count, 'cell')

/** What filling comes to, in a sentence. */
export const writtenText = ({ written, left }: FormFilling): string =>
  left.count === 0
    ? `${cells(written)} written.`
    : `${cells(written)} written. Left alone, because of a formula of their own: ${left.cells.join(', ')}${left.count > left.cells.length ? ` and ${left.count - left.cells.length} more` : ''}.`

/** How the form's own formulas stand to our grades; nothing where it has none. */
export const formulasText = ({ formulas, differing }: FormFilling): string | null => {
  const people = new Set(differing.map(({ student_id }) => student_id)).size
  return {
    none: null,
    same: 'The form’s own formulas come to the grades of the grade sheet.',
    differ: `The form’s own formulas come to other grades for ${people === 1 ? '1 learner' : `${people} learners`}.`,
    unchecked:
      'The form’s own formulas could not be checked here. Please compare its grades with the grade sheet when you open it.',
  }[formulas]
}
