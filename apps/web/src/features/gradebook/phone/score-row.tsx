import type { GradeItem } from '@klasrum/contract/class-record'
import { type KeyboardEvent, memo, useRef } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { slipWords } from '../grid/cell-words.ts'
import { figureText } from '../grid/figure-text.ts'
import { FailingMark, SlipMark, StateMark } from '../grid/state-mark.tsx'
import type { CardRequest } from '../history/cell-card.tsx'
import { SlipButtons } from '../history/slip-buttons.tsx'
import type { CellView } from '../model/cells.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { valueText } from '../model/read-score.ts'
import type { GradebookRow } from '../model/rows.ts'
import { useCell, useEditingOf, useGrade, useIsPlanned, useNotice } from '../model/use-sheet.ts'
import css from './phone.module.css'

type ScoreRowProps = {
  model: SheetModel
  item: GradeItem
  row: GradebookRow
  /** Whether anybody has a grade yet; until then there is no column for it. */
  graded: boolean
  /** Quarterly grades are whole numbers. */
  whole: boolean
  onNext: () => void
  onCard: (card: CardRequest) => void
}

export const ScoreRow = memo(function ScoreRow(props: ScoreRowProps) {
  const { model, item, row, graded, whole, onNext, onCard } = props
  const cell = { item: item.id, student: row.student }
  const view = useCell(model, cell.item, cell.student)
  const grade = useGrade(model, row.student)
  const planned = useIsPlanned(model, item.id)
  const own = useEditingOf(model, cell)
  const notice = useNotice(model)
  const line = useRef<HTMLLIElement>(null)
  const isOwn = (at: { item: number; student: number } | undefined) =>
    at?.item === cell.item && at.student === cell.student
  const ownNotice = isOwn(notice?.cell) ? notice : null
  const shown = own ? own.text : (view.typed ?? valueText(view.value))
  const commit = () => {
    if (model.editor.view()) model.editor.commit()
  }
  const type = (text: string) => {
    if (model.editor.view()) model.editor.type(text)
    else model.editor.start(text)
  }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return
    if (key === 'Escape') model.editor.cancel()
    if (key !== 'Enter') return
    commit()
    onNext()
  }
  const look = (kind: 'conflict' | 'refusal') => {
    if (line.current) onCard({ kind, cell, anchor: line.current })
  }
  return (
    <li ref={line} className={css.row}>
      <span className={css.number}>{row.number}</span>
      <span className={css.name} data-dropped={row.dropped || undefined}>
        {row.name}
      </span>
      {graded ? (
        <button
          type="button"
          className={css.grade}
          data-failing={grade.failing || undefined}
          aria-label={`Grade of ${row.name}: ${gradeWords(grade.quarterly, grade.failing, whole)}. Show the steps`}
          onClick={() =>
            line.current && onCard({ kind: 'steps', student: row.student, anchor: line.current })
          }
        >
          {grade.failing ? <FailingMark /> : null}
          {figureText('quarterly', grade.quarterly, whole)}
        </button>
      ) : null}
      <span
        className={css.score}
        data-state={view.state}
        data-slip={view.slip !== null || undefined}
        data-blank={(shown === '' && !planned) || undefined}
      >
        <span aria-hidden>{view.slip ? <SlipMark /> : <StateMark state={view.state} />}</span>
        <input
          inputMode={item.half_points ? 'decimal' : 'numeric'}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={12}
          readOnly={model.readOnly() !== null}
          aria-label={`${item.title}, ${row.name}, out of ${item.max_score}`}
          aria-invalid={view.state === 'refused' || undefined}
          value={shown}
          onFocus={({ currentTarget }) => {
            model.cursor.selectCell(cell)
            currentTarget.select()
          }}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        <VisuallyHidden>{view.slip ? slipWords(view.slip) : stateWords(view)}</VisuallyHidden>
      </span>
      {ownNotice ? (
        <p className={css.said} role="alert">
          {ownNotice.message} You typed {ownNotice.typed}.{' '}
          <button type="button" onClick={() => model.acts.undo()}>
            Undo
          </button>
        </p>
      ) : null}
      {view.slip && !ownNotice ? (
        <p className={css.said} data-tone="care">
          {view.slip.typed} was typed. Scores go from 0 to {item.max_score}, so it became 0.{' '}
          {model.readOnly() ? null : (
            <SlipButtons sheet={model} cell={cell} slip={view.slip} onDone={() => {}} />
          )}
        </p>
      ) : null}
      {view.state === 'refused' ? (
        <p className={css.said}>
          {view.problem}{' '}
          <button type="button" onClick={() => look('refusal')}>
            What now?
          </button>
        </p>
      ) : null}
      {view.state === 'conflict' ? (
        <p className={css.said} data-tone="care">
          Changed elsewhere{' '}
          <button type="button" onClick={() => look('conflict')}>
            Choose a score
          </button>
        </p>
      ) : null}
    </li>
  )
})

const gradeWords = (grade: number | null, failing: boolean, whole: boolean): string =>
  grade === null ? 'none yet' : `${figureText('quarterly', grade, whole)}${failing ? ', below 75' : ''}`

const words: Partial<Record<CellView['state'], string>> = {
  saving: 'saving',
  waiting: 'waiting to be sent',
}
const stateWords = ({ state }: CellView): string => words[state] ?? ''
