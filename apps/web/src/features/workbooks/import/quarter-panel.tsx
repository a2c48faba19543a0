import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { IconLock } from '@tabler/icons-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { periodText } from '../../classes/door.ts'
import { CellsView } from './cells-view.tsx'
import { ColumnsList } from './columns-list.tsx'
import { ImportGradesTable } from './grades-table.tsx'
import css from './import.module.css'
import type { PreviewQuarter } from './preview-parts.ts'
import { weightsText } from './preview-text.ts'
import type { WorkbookImporting } from './use-workbook-import.ts'

type QuarterPanelProps = {
  klass: ClassSummary
  preview: WorkbookPreview
  of: PreviewQuarter
  importing: WorkbookImporting
}

/** All that the file says about one quarter. */
export function QuarterPanel({ klass, preview, of, importing }: QuarterPanelProps) {
  const { quarter, sheet, closed } = of
  const period = periodText(klass, quarter)
  return (
    <div className={css.panel}>
      {sheet ? <p className={css.lead}>From the sheet “{sheet}”.</p> : null}
      {closed ? (
        <Notice
          tone="care"
          icon={<IconLock size={20} />}
          title={`${period} is closed`}
          action={
            <ButtonLink
              size="sm"
              to="/classes/$classId/gradebook"
              params={{ classId: String(klass.id) }}
              search={{ quarter: String(quarter) }}
            >
              Open the grade sheet
            </ButtonLink>
          }
        >
          Cells that differ are refused. To take them over, reopen it there first.
        </Notice>
      ) : null}
      <WeightsNotice of={of} />
      <ColumnsList
        key={`columns ${quarter}`}
        klass={klass}
        preview={preview}
        quarter={quarter}
        importing={importing}
      />
      <CellsView key={quarter} preview={preview} quarter={quarter} label={period} />
      <ImportGradesTable key={`grades ${quarter}`} preview={preview} quarter={quarter} />
    </div>
  )
}

function WeightsNotice({ of: { weights, file_weights, our_weights } }: { of: PreviewQuarter }) {
  if (!file_weights) return null
  if (weights === 'new')
    return (
      <Notice tone="info" title="Weights are set">
        The file has {weightsText(file_weights)} for its three components, and this class has none yet.
      </Notice>
    )
  return weights === 'differs' && our_weights ? (
    <Notice tone="care" title="The file has other weights">
      {weightsText(file_weights)} in the file; {weightsText(our_weights)} of this class stay.
    </Notice>
  ) : null
}
