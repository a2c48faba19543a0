import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { isRefusedAs } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { DecideBar } from '../../../ui/decide-bar.tsx'
import { ImportDecision } from '../../../ui/import/import-decision.tsx'
import { besideText, importLabel, whyNotImportWorkbook } from './preview-text.ts'
import type { WorkbookImporting } from './use-workbook-import.ts'

type DecisionBarProps = { preview: WorkbookPreview; importing: WorkbookImporting; onWrite: () => void }

const stale =
  'The class record changed since this preview, and nothing was written. Look again at what would happen now.'

/** In sight however long the preview is: what a press would write, and why it cannot be pressed. */
export function DecisionBar({ preview, importing, onWrite }: DecisionBarProps) {
  const { writing, choosing, reading, lookAgain, startOver } = importing
  const refused = whyNotImportWorkbook(preview)
  const error = writing.error ?? choosing.error ?? reading.error
  const isGone = isRefusedAs(error, 'import.not_found')
  const busy = choosing.isPending || reading.isPending
  const problem = error
    ? {
        says: isRefusedAs(error, 'import.stale')
          ? stale
          : sayOr(error, 'This could not be finished. Trying again imports everything only once.'),
        label: isGone ? 'Start over' : 'Look again',
        working: busy && 'Looking...',
        onAgain: isGone ? startOver : lookAgain,
      }
    : undefined
  return (
    <DecideBar>
      <ImportDecision
        problem={problem}
        refused={refused}
        says={besideText(preview)}
        other={{ label: 'Another file', onClick: startOver, disabled: writing.isPending }}
      >
        <Button
          kind="next"
          aria-disabled={refused || busy ? true : undefined}
          working={writing.isPending && 'Importing...'}
          onClick={refused || busy ? undefined : onWrite}
        >
          {importLabel(preview)}
        </Button>
      </ImportDecision>
    </DecideBar>
  )
}
