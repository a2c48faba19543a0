import type { ClassSummary } from '@klasrum/contract/classes'
import type { RosterPreview } from '@klasrum/contract/rosters'
import { counted } from '../../../lib/format.ts'
import { isRefusedAs } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { DecideBar } from '../../../ui/decide-bar.tsx'
import { ImportDecision } from '../../../ui/import/import-decision.tsx'
import { PreviewTabs } from '../../../ui/import/preview-tabs.tsx'
import css from './import.module.css'
import { firstState, rosterRowStates, toEnroll, whyNotEnroll } from './preview-text.ts'
import { RosterRows } from './roster-rows.tsx'
import type { RosterImporting } from './use-roster-import.ts'

type ImportPreviewProps = {
  klass: ClassSummary
  preview: RosterPreview
  importing: RosterImporting
  onWrite: () => void
}

/** What would happen, row by row, with the wrong ones first; mended here, then enrolled in one go. */
export function RosterImportPreview({ klass, preview, importing, onWrite }: ImportPreviewProps) {
  const { counts, unknown_columns } = preview
  return (
    <>
      <div className={css.body}>
        <PreviewTabs
          label="Rows of the list"
          states={rosterRowStates}
          counts={counts}
          first={firstState(counts)}
          unknownColumns={unknown_columns}
        >
          {(state) => (
            <RosterRows key={state} klass={klass} preview={preview} state={state} importing={importing} />
          )}
        </PreviewTabs>
      </div>
      <DecideBar foot>
        <Decision preview={preview} importing={importing} onWrite={onWrite} />
      </DecideBar>
    </>
  )
}

function Decision({ preview, importing, onWrite }: Omit<ImportPreviewProps, 'klass'>) {
  const { drafts, mend, mending, writing, startOver } = importing
  const { counts, rows } = preview
  const changed = Object.keys(drafts).length
  const refused =
    changed > 0 ? `${counted(changed, 'row')} changed and not checked yet.` : whyNotEnroll(counts)
  const error = writing.error ?? mending.error
  const [first] = rows
  const isLost = isRefusedAs(error, 'import.not_found')
  const problem = error
    ? {
        says: sayOr(error, 'This could not be finished. Trying again enrolls everybody only once.'),
        label: isLost ? 'Start over' : 'Check again',
        onAgain: () =>
          isLost || !first ? startOver() : mend({ [first.line]: { leaveOut: first.state === 'left_out' } }),
      }
    : undefined
  return (
    <ImportDecision
      problem={problem}
      refused={refused}
      other={{ label: 'Another list', onClick: startOver, disabled: writing.isPending }}
    >
      {changed > 0 ? (
        <Button kind="primary" working={mending.isPending && 'Checking...'} onClick={() => mend()}>
          Check {counted(changed, 'change')}
        </Button>
      ) : (
        <Button
          kind="next"
          disabled={Boolean(refused)}
          working={writing.isPending && 'Enrolling...'}
          onClick={onWrite}
        >
          Enroll {counted(toEnroll(counts), 'learner')}
        </Button>
      )}
    </ImportDecision>
  )
}
