import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { DecideBar } from '../../../ui/decide-bar.tsx'
import { Notice } from '../../../ui/notice.tsx'
import css from './import.module.css'
import { besideText, importLabel, whyNotImport } from './preview-text.ts'
import type { WorkbookImporting } from './use-workbook-import.ts'

type DecisionBarProps = { preview: WorkbookPreview; importing: WorkbookImporting; onWrite: () => void }

const isRefusedAs = (error: unknown, code: string): boolean =>
  error instanceof CallRefused && error.code === code

const stale =
  'The class record changed since this preview, and nothing was written. Look again at what would happen now.'

/** In sight however long the preview is: what a press would write, and why it cannot be pressed. */
export function DecisionBar({ preview, importing, onWrite }: DecisionBarProps) {
  const { writing, choosing, reading, lookAgain, startOver } = importing
  const refused = whyNotImport(preview)
  const problem = writing.error ?? choosing.error ?? reading.error
  const isGone = isRefusedAs(problem, 'import.not_found')
  const busy = choosing.isPending || reading.isPending
  return (
    <DecideBar>
      {problem ? (
        <Notice
          tone="harm"
          action={
            <Button size="sm" working={busy && 'Looking...'} onClick={isGone ? startOver : lookAgain}>
              {isGone ? 'Start over' : 'Look again'}
            </Button>
          }
        >
          {isRefusedAs(problem, 'import.stale')
            ? stale
            : sayOr(problem, 'This could not be finished. Trying again imports everything only once.')}
        </Notice>
      ) : null}
      <p className={refused ? css.whyNot : css.beside} role="status">
        {refused ?? besideText(preview)}
      </p>
      <div className={css.deciding}>
        <Button onClick={startOver} disabled={writing.isPending}>
          Another file
        </Button>
        <Button
          kind="next"
          aria-disabled={refused || busy ? true : undefined}
          working={writing.isPending && 'Importing...'}
          onClick={refused || busy ? undefined : onWrite}
        >
          {importLabel(preview)}
        </Button>
      </div>
    </DecideBar>
  )
}
