import type { Sheet } from '@klasrum/contract/sheets'
import { policyOf } from '@klasrum/grading/policies'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { CardRequest } from '../history/cell-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useHasGrades, useLayout } from '../model/use-sheet.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import { ItemPicker } from './item-picker.tsx'
import { OneItemFoot } from './one-item-foot.tsx'
import css from './phone.module.css'
import { ScoreRow } from './score-row.tsx'
import { useOneItem } from './use-one-item.ts'

type OneItemProps = {
  model: SheetModel
  sheet: Sheet
  queue: SaveQueue
  onCard: (card: CardRequest) => void
}

const genders = { male: 'Boys', female: 'Girls' }

/** One item for all learners, in rows that a thumb can hit. */
export function OneItem({ model, sheet, queue, onCard }: OneItemProps) {
  const picked = useOneItem(model)
  const { lines } = useLayout(model)
  const graded = useHasGrades(model)
  const list = useRef<HTMLUListElement>(null)
  const { now } = picked
  const { policy, transmuted } = sheet.klass
  const when = policyOf(policy).transmuted
  if (!now) {
    return (
      <div className={css.none}>
        <p>All columns are hidden.</p>
        <Button onClick={() => model.layout.showAll()}>Show all columns</Button>
      </div>
    )
  }
  const goOn = () => {
    const inputs = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const at = inputs.findIndex((input) => input.matches(':focus'))
    const next = at < 0 ? (inputs.find(({ value }) => value === '') ?? inputs[0]) : inputs[at + 1]
    if (next) next.focus()
    else inputs[at]?.blur()
  }
  const lookAtZeroed = () => {
    const input = list.current?.querySelector<HTMLInputElement>('[data-slip] input')
    input?.focus()
    input?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <div className={css.scroll} data-graded={graded || undefined}>
        <ItemPicker picked={{ ...picked, now }} />
        {picked.zeroed > 0 ? (
          <button type="button" className={css.zeroed} onClick={lookAtZeroed}>
            <IconAlertTriangle size={16} aria-hidden />
            {picked.zeroed} set to 0<span>{picked.zeroed > 1 ? 'See the first' : 'See which'}</span>
          </button>
        ) : null}
        <ul ref={list} aria-label={`Scores of ${now.item.title}`}>
          {lines.map((line) =>
            line.kind === 'gender' ? (
              <li key={line.gender} className={css.gender}>
                <span>
                  {genders[line.gender]} <span>{line.count}</span>
                </span>
                {graded ? <span aria-hidden>Grade</span> : null}
                <span aria-hidden>out of {now.item.max_score}</span>
              </li>
            ) : (
              <ScoreRow
                key={`${now.item.id}:${line.row.student}`}
                model={model}
                item={now.item}
                row={line.row}
                graded={graded}
                whole={when !== 'chosen' || transmuted}
                onNext={goOn}
                onCard={onCard}
              />
            ),
          )}
        </ul>
      </div>
      <OneItemFoot model={model} queue={queue} onNext={goOn} onCard={onCard} />
    </>
  )
}
