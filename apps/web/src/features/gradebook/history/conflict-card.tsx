import { type KeyboardEvent, useEffect } from 'react'
import { timeOfDay } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCell } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import { cellNames } from './cell-names.ts'
import { changedScoreText, nameText } from './change-text.ts'
import css from './history.module.css'

type ConflictCardProps = { sheet: SheetModel; cell: CellId; anchor: Element; onClose: () => void }

/** Two values for one cell: both are shown, nothing is overwritten, one key chooses. */
export function ConflictCard({ sheet, cell, anchor, onClose }: ConflictCardProps) {
  const { value, state, theirs } = useCell(sheet, cell.item, cell.student)
  const { user } = useSession()
  const isOver = state !== 'conflict' || !theirs
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!theirs) return null
  const choose = (whose: 'mine' | 'theirs') => {
    sheet.acts.choose(cell, whose)
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    const whose = { y: 'mine', t: 'theirs' }[event.key.toLowerCase()]
    if (whose !== 'mine' && whose !== 'theirs') return
    event.preventDefault()
    choose(whose)
  }
  const isOwn = nameText(theirs.by, user) === 'You'
  const { item, about } = cellNames(sheet, cell)
  return (
    <AnchoredCard
      anchor={anchor}
      title="Changed elsewhere"
      subtitle={`${item} · ${about}`}
      note="The other score stays in the history."
      onClose={onClose}
    >
      <p className={css.words}>
        {isOwn
          ? 'You saved a different score in another window first.'
          : 'Another person saved a different score first.'}{' '}
        Nothing was overwritten. Which one stays?
      </p>
      {/* The keys work wherever the focus is in the card. */}
      <fieldset className={css.pick} aria-label="Which score stays" onKeyDown={press}>
        <button type="button" data-autofocus onClick={() => choose('mine')}>
          <b className={css.figure}>{changedScoreText(value)}</b>
          <span>
            <b>Yours</b>
            <span>
              press <kbd>Y</kbd>
            </span>
          </span>
        </button>
        <button type="button" onClick={() => choose('theirs')}>
          <b className={css.figure}>{changedScoreText(theirs.value)}</b>
          <span>
            <b>{isOwn ? 'The other window' : (theirs.by ?? 'Theirs')}</b>
            <span>
              {theirs.at ? `saved ${timeOfDay(theirs.at)}, ` : ''}press <kbd>T</kbd>
            </span>
          </span>
        </button>
      </fieldset>
    </AnchoredCard>
  )
}
