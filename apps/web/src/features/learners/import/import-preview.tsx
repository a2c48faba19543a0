import type { ClassSummary } from '@klasrum/contract/classes'
import type { RosterPreview } from '@klasrum/contract/rosters'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { CardFoot } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import css from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import { firstState, type RowState, states, toEnroll, whyNotEnroll } from './preview-text.ts'
import type { RosterImporting } from './use-roster-import.ts'

type ImportPreviewProps = {
  klass: ClassSummary
  preview: RosterPreview
  importing: RosterImporting
  onWrite: () => void
  onAgain: () => void
}

/** What would happen, row by row, with the wrong ones first; mended here, then enrolled in one go. */
export function ImportPreview({ klass, preview, importing, onWrite, onAgain }: ImportPreviewProps) {
  const { counts, unknown_columns: unknown } = preview
  const [chosen, setChosen] = useState<RowState>()
  const tab = chosen && counts[chosen] > 0 ? chosen : firstState(counts)
  return (
    <>
      <div className={css.body}>
        {unknown.length > 0 ? (
          <Notice tone="info" title="Columns that are not used">
            {unknown.join(', ')}
          </Notice>
        ) : null}
        <div>
          <Tabs
            label="Rows of the list"
            value={tab}
            onChange={setChosen}
            tabs={states.map(({ value, label }) => ({ value, label, count: counts[value] }))}
          >
            <ImportRows key={tab} klass={klass} preview={preview} state={tab} importing={importing} />
          </Tabs>
        </div>
      </div>
      <div className={css.foot}>
        <CardFoot>
          <Decision counts={counts} importing={importing} onWrite={onWrite} onAgain={onAgain} />
        </CardFoot>
      </div>
    </>
  )
}

const lost = (error: unknown): boolean => error instanceof CallRefused && error.code === 'import.not_found'

type DecisionProps = Pick<ImportPreviewProps, 'importing' | 'onWrite' | 'onAgain'> & {
  counts: RosterPreview['counts']
}

function Decision({ counts, importing, onWrite, onAgain }: DecisionProps) {
  const { drafts, mend, mending, writing, preview } = importing
  const changed = Object.keys(drafts).length
  const refused = changed > 0 ? undefined : whyNotEnroll(counts)
  const problem = writing.error ?? mending.error
  const [first] = preview?.rows ?? []
  const again = () =>
    lost(problem) || !first ? onAgain() : mend({ [first.line]: { leaveOut: first.state === 'left_out' } })
  return (
    <div className={css.decision}>
      {problem ? (
        <Notice
          tone="harm"
          action={
            <Button size="sm" onClick={again}>
              {lost(problem) ? 'Start over' : 'Check again'}
            </Button>
          }
        >
          {sayOr(problem, 'This could not be finished. Trying again enrolls everybody only once.')}
        </Notice>
      ) : null}
      <p className={css.why} role="status">
        {changed > 0 ? `${counted(changed, 'row')} changed and not checked yet.` : refused}
      </p>
      <div className={css.deciding}>
        <Button onClick={onAgain} disabled={writing.isPending}>
          Another list
        </Button>
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
      </div>
    </div>
  )
}
