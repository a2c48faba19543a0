import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cellKeyOf } from '../model/values.ts'
import css from './closing.module.css'
import { cellsOf, forAll, type MissingLearner, type Settlement, type Settlements } from './missing-cells.ts'
import { MissingRow } from './missing-row.tsx'

type MissingListProps = {
  missing: readonly MissingLearner[]
  answers: Settlements
  onAnswer: (answers: Settlements) => void
  /** Cells without an answer. */
  left: number
}

export function MissingList({ missing, answers, onAnswer, left }: MissingListProps) {
  const all = cellsOf(missing).length
  const answer = (key: `${number}:${number}`, given: Settlement | undefined) => {
    const next = new Map(answers)
    if (given) next.set(key, given)
    else next.delete(key)
    onAnswer(next)
  }
  return (
    <section className={css.missing} aria-label="Cells without a score">
      <div className={css.missingHead}>
        <p role="status">
          <b>{counted(all, 'blank cell')}</b>, {left === 0 ? 'all settled' : `${left} to settle`}
        </p>
        <div className={css.forAll}>
          <Button size="sm" onClick={() => onAnswer(forAll(missing, { kind: 'zero' }))}>
            {all === 1 ? 'Zero' : `Zero for all ${all}`}
          </Button>
          <Button size="sm" onClick={() => onAnswer(forAll(missing, { kind: 'excused' }))}>
            {all === 1 ? 'Excuse' : `Excuse all ${all}`}
          </Button>
        </div>
      </div>
      <ul className={css.learners}>
        {missing.map(({ student, name, items }) => (
          <li key={student}>
            <b className={css.learner}>{name}</b>
            <ul>
              {items.map((item) => {
                const key = cellKeyOf(item.id, student)
                return (
                  <MissingRow
                    key={key}
                    item={item}
                    learner={name}
                    answer={answers.get(key)}
                    onAnswer={(given) => answer(key, given)}
                  />
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
