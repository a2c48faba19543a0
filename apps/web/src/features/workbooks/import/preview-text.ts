import type { Weights } from '@klasrum/contract/weights'
import type { WorkbookImport, WorkbookPreview } from '@klasrum/contract/workbooks'
import { counted, number } from '../../../lib/format.ts'
import type { PreviewCell, PreviewCellState, PreviewColumn, PreviewCounts } from './preview-parts.ts'

/** "E-Class Record, K to 10, four quarters · Grade 7 · Rizal · Mathematics" */
export const aboutText = ({ kind, about }: Pick<WorkbookPreview, 'kind' | 'about'>): string =>
  kind === 'ours' ? 'A workbook exported from this class.' : [about.what, ...about.says].join(' · ')

type Counted = Exclude<keyof PreviewCounts, 'items' | 'to_confirm'>

const stateTexts: Record<Counted, string> = {
  new: 'new',
  changed: 'changed',
  refused: 'refused',
  missing: 'missing',
  kept: 'kept',
  same: 'the same',
}

/** "12 new, 3 changed, 2 refused, 40 the same"; what there is none of is left out. */
export function previewCountsText(counts: PreviewCounts): string {
  const said = (Object.keys(stateTexts) as Counted[])
    .filter((state) => counts[state] > 0)
    .map((state) => `${number(counts[state])} ${stateTexts[state]}`)
  return said.join(', ') || 'No scores'
}

/** A cell as it stands in a sheet. */
export const previewCellText = (value: PreviewCell['old']): string =>
  value === null ? '' : value === -1 ? 'EX' : String(value)

const spoken = (value: PreviewCell['old']): string =>
  value === null ? 'blank' : value === -1 ? 'excused' : String(value)

/** What happens to a cell, as a sentence. */
export function cellWords({ state, old, new: next, typed, problem }: PreviewCell): string {
  switch (state) {
    case 'new':
      return `${spoken(next)}, new`
    case 'changed':
      return `${spoken(old)} becomes ${spoken(next)}`
    case 'refused':
      return `${typed || 'what the file holds'} is refused. ${problem ?? ''}`.trimEnd()
    case 'missing':
      return 'blank here and in the file'
    case 'kept':
      return `${spoken(old)} stays, the file has none`
  }
}

export const cellStates: readonly { value: PreviewCellState; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'refused', label: 'Refused' },
  { value: 'missing', label: 'Missing' },
  { value: 'kept', label: 'Kept' },
]

/** "40, 40 and 20 percent", in the order of the components. */
export const weightsText = (weights: Weights): string =>
  `${weights.written_work_weight}, ${weights.performance_task_weight} and ${weights.quarterly_assessment_weight} percent`

const parts = (texts: readonly (string | false)[]): string => {
  const said = texts.filter(Boolean)
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : String(said[0] ?? '')
}

/** "2 new items, 1 changed highest score, 1 left out" */
export function columnsText(columns: readonly PreviewColumn[]): string {
  const count = (state: PreviewColumn['state']) => columns.filter((column) => column.state === state).length
  const [fresh, changed, out, refused] = (['new', 'changed', 'left_out', 'refused'] as const).map(count)
  return [
    refused && `${refused} refused`,
    fresh && counted(fresh, 'new item'),
    changed && counted(changed, 'changed highest score'),
    out && `${out} skipped`,
  ]
    .filter(Boolean)
    .join(', ')
}

type Told = Pick<WorkbookPreview, 'counts' | 'columns' | 'quarters'>

/** "Import 15 scores": the verb, and the figure that matters most. */
export function importLabel({ counts, columns, quarters }: Told): string {
  const scores = counts.new + counts.changed
  if (scores > 0) return `Import ${counted(scores, 'score')}`
  if (counts.items > 0) return `Import ${counted(counts.items, 'item')}`
  const highest = columns.filter(({ state }) => state === 'changed').length
  if (highest > 0) return `Import ${counted(highest, 'highest score')}`
  return quarters.some(({ weights }) => weights === 'new') ? 'Import the weights' : 'Import'
}

/** Why nothing can be imported yet; undefined when it can. */
export function whyNotImportWorkbook(preview: Told & Pick<WorkbookPreview, 'kind'>): string | undefined {
  const { counts } = preview
  if (preview.kind === 'unknown') return 'Point at names and scores first.'
  if (counts.to_confirm > 0) {
    return counts.to_confirm === 1
      ? 'Say who 1 name is first.'
      : `Say who ${counted(counts.to_confirm, 'name')} are first.`
  }
  if (importLabel(preview) !== 'Import') return undefined
  return counts.refused > 0
    ? 'There is nothing to import: what differs is refused.'
    : 'There is nothing to import: the class holds all of this already.'
}

/** What happens beside the cells: "2 new items. Refused cells stay as they are." */
export function besideText({ counts, columns }: Told): string {
  const highest = columns.filter(({ state }) => state === 'changed').length
  const more = parts([
    counts.items > 0 && counted(counts.items, 'new item'),
    highest > 0 && counted(highest, 'changed highest score'),
  ])
  return [more && `With ${more}.`, counts.refused > 0 && 'Refused cells stay as they are.']
    .filter(Boolean)
    .join(' ')
}

type Done = Pick<WorkbookImport, 'cells' | 'items'>

/** "15 scores and 2 items" */
export const doneText = ({ cells, items }: Done): string =>
  parts([(cells > 0 || items === 0) && counted(cells, 'score'), items > 0 && counted(items, 'item')])

/** What taking an import back would do. */
export const workbookUndoText = ({ items }: Done): string =>
  `Its cells hold again what they held before, except where somebody changed them since.${
    items > 0 ? ` ${items === 1 ? 'The item' : 'Items'} it made go while they hold nothing else.` : ''
  }`

type Undone = { restored: number; kept: number; items_removed: number; items_kept: number }

/** "48 restored, 2 kept as they were changed since" */
export const workbookUndoneText = ({ restored, kept, items_removed, items_kept }: Undone): string =>
  [
    `${number(restored)} restored`,
    kept > 0 &&
      (kept === 1 ? '1 kept as it was changed since' : `${number(kept)} kept as they were changed since`),
    items_removed > 0 && `${counted(items_removed, 'item')} removed`,
    items_kept > 0 && `${counted(items_kept, 'item')} kept`,
  ]
    .filter(Boolean)
    .join(', ')
