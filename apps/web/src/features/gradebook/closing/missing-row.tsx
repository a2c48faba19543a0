import type { GradeItem } from '@klasrum/contract/class-record'
import { useId } from 'react'
import { outOfRangeText } from '../model/read-score.ts'
import css from './closing.module.css'
import { type Settlement, valueIn } from './missing-cells.ts'

type MissingRowProps = {
  item: GradeItem
  learner: string
  answer: Settlement | undefined
  onAnswer: (answer: Settlement | undefined) => void
}

/** One blank cell and its three answers. */
export function MissingRow({ item, learner, answer, onAnswer }: MissingRowProps) {
  const id = useId()
  const text = answer?.kind === 'score' ? answer.text : ''
  const wrong = text !== '' && valueIn(answer, item) === undefined
  const toggle = (kind: 'zero' | 'excused') => onAnswer(answer?.kind === kind ? undefined : { kind })
  return (
    <li className={css.row}>
      <span className={css.item}>
        {item.title} <span className={css.max}>out of {item.max_score}</span>
      </span>
      <input
        className={css.score}
        inputMode={item.half_points ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={5}
        placeholder="Score"
        aria-label={`Score of ${learner} in ${item.title}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          onAnswer(value.trim() ? { kind: 'score', text: value } : undefined)
        }
      />
      <button
        type="button"
        className={css.answer}
        aria-pressed={answer?.kind === 'zero'}
        aria-label={`Zero for ${learner} in ${item.title}`}
        onClick={() => toggle('zero')}
      >
        Zero
      </button>
      <button
        type="button"
        className={css.answer}
        aria-pressed={answer?.kind === 'excused'}
        aria-label={`Excuse ${learner} from ${item.title}`}
        onClick={() => toggle('excused')}
      >
        Excuse
      </button>
      {wrong ? (
        <span id={id} className={css.wrong}>
          {outOfRangeText(item.max_score)}
        </span>
      ) : null}
    </li>
  )
}
