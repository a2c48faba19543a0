import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import type { Grade } from './preview-parts.ts'

/** Why the file's grade is not ours, as far as the preview tells. */
export function gradeReason(preview: Pick<WorkbookPreview, 'quarters' | 'columns' | 'cells'>, grade: Grade) {
  const { state, quarter, name, file_initial, our_initial } = grade
  if (state === 'band_low')
    return 'The initial grade is the very least of its band; the file looked this up one band low.'
  if (state === 'unreadable') return 'The file holds an error instead of a grade.'
  if (our_initial === null) return 'A component has no score yet, so there is no grade here.'
  if (file_initial === our_initial) return 'The file turns the same initial grade into another one.'
  const own = preview.cells.filter(
    (cell) => cell.name === name && preview.columns[cell.column]?.quarter === quarter,
  )
  if (own.some((cell) => cell.state === 'refused')) return 'The file counts a score that is refused here.'
  if (own.some((cell) => cell.state === 'kept')) return 'A score of ours is blank in the file.'
  if (preview.quarters.some((each) => each.quarter === quarter && each.weights === 'differs'))
    return 'The file uses other weights.'
  if (own.some((cell) => cell.state === 'missing')) return 'The file counts blank cells otherwise.'
  return 'The formula of the file gives something else.'
}
