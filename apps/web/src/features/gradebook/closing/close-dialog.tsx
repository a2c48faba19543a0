import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { CallFailed, CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { periodText } from '../../classes/door.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCellCounts, useTotals, useWeights } from '../model/use-sheet.ts'
import { loadSheetsAgain } from '../page/queries.ts'
import type { Unsent } from '../queue/unsent.ts'
import css from './closing.module.css'
import { cellsOf, missingIn, type Settlements, valueIn } from './missing-cells.ts'
import { MissingList } from './missing-list.tsx'
import { settle } from './settle.ts'

type CloseDialogProps = { sheet: SheetModel; unsent: Unsent; onClose: () => void }

/** Every blank cell gets a score, a zero or an excuse; then the grades are kept as they are. */
export function CloseDialog({ sheet, unsent, onClose }: CloseDialogProps) {
  const client = useQueryClient()
  const { change } = useUrlValues()
  useTotals(sheet)
  const { refused, conflict } = useCellCounts(sheet)
  const weights = useWeights(sheet)
  const [answers, setAnswers] = useState<Settlements>(new Map())
  const { klass, quarter, items } = sheet.sheet()
  const missing = missingIn(sheet)
  const cells = cellsOf(missing)
  const answered = cells.flatMap(({ item, student, key }) => {
    const value = valueIn(answers.get(key), item)
    return value === undefined ? [] : [{ item: item.id, student, value }]
  })
  const left = cells.length - answered.length
  const unsettled = refused + conflict
  const period = periodText(klass, quarter)
  const problem =
    items.length === 0
      ? 'There is nothing to close: the quarter has no grade items.'
      : !weights.saved
        ? 'Set the weights before closing the quarter.'
        : unsettled > 0
          ? `${counted(unsettled, 'score')} in the sheet ${unsettled === 1 ? 'was' : 'were'} not taken. Look at ${unsettled === 1 ? 'it' : 'them'} first.`
          : undefined

  const close = async () => {
    try {
      await settle(unsent, answered)
      await call('POST /api/education/classes/{id}/quarters/{quarter}/close', {
        params: { id: klass.id, quarter },
      })
    } catch (error) {
      const isCall = error instanceof CallRefused || error instanceof CallFailed
      throw isCall ? new Error(sayOr(error, `Failed to close ${period}`)) : error
    }
    toast({ tone: 'done', title: `${period} closed` })
    // The current quarter is the next one by now; the reader stays where the closing was.
    change({ quarter: String(quarter) }, { replace: true })
    await loadSheetsAgain(client, klass.id)
  }
  return (
    <ConfirmDialog
      open
      title={`Close ${period}`}
      confirmLabel={`Close ${period}`}
      confirmKind="primary"
      workingLabel="Closing..."
      confirmDisabled={left > 0 || problem !== undefined}
      onConfirm={close}
      onClose={onClose}
    >
      <p>
        The grades are kept as they are now, and nothing in the sheet changes any more. Reopening is possible
        and is recorded with a reason.
      </p>
      {problem ? <Notice tone="care">{problem}</Notice> : null}
      {cells.length > 0 ? (
        <MissingList missing={missing} answers={answers} onAnswer={setAnswers} left={left} />
      ) : (
        <p className={css.whole}>No cell is blank.</p>
      )}
    </ConfirmDialog>
  )
}
