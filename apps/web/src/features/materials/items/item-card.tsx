import type { Item } from '@klasrum/contract/material'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { placed } from '../../../lib/placed.ts'
import { Drawn } from '../../../ui/drawn.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { answerText } from '../results/item-text.ts'
import css from './item-card.module.css'
import { difficultyNames, itemFormNames } from './item-labels.ts'
import { OriginBadge } from './item-origin.tsx'

type ItemCardProps = { item: Item; facts?: readonly string[]; badge?: ReactNode; children: ReactNode }

/** A question that is on no paper here: what it asks, its answer and what it is. The tools stand below. */
export const ItemCard = ({ item, facts = [], badge, children }: ItemCardProps) => (
  <li className={css.card}>
    <p className={css.stem} lang={item.language}>
      {item.stem}
    </p>
    {item.drawing ? <Drawn drawing={item.drawing} indent="0" /> : null}
    <Choices item={item} />
    <p className={css.answer}>
      <IconCheck size={14} aria-hidden />
      <span lang={item.language}>
        <VisuallyHidden>Answer: </VisuallyHidden>
        {answerText(item)}
      </span>
    </p>
    <p className={css.facts}>
      {[difficultyNames[item.difficulty], itemFormNames[item.form], ...facts].join(' · ')}
      {item.origin === 'bank' ? null : <OriginBadge item={item} />}
      {badge}
    </p>
    <div className={css.tools}>{children}</div>
  </li>
)

const letter = (place: number): string => String.fromCharCode(65 + place)

function Choices({ item }: { item: Item }) {
  if (item.form === 'matching')
    return (
      <>
        <Lines item={item} lines={item.premises} mark={(place) => String(place + 1)} />
        <Lines item={item} lines={item.answers} mark={letter} />
      </>
    )
  if (item.form === 'multiple_choice') return <Lines item={item} lines={item.options} mark={letter} />
  return item.form === 'sequencing' ? <Lines item={item} lines={item.steps} mark={letter} /> : null
}

type LinesProps = { item: Item; lines: readonly string[]; mark: (place: number) => string }

const Lines = ({ item, lines, mark }: LinesProps) => (
  <ul className={css.choices} lang={item.language}>
    {placed(lines).map(({ each, place }) => (
      <li key={place}>
        {mark(place)}. {each}
      </li>
    ))}
  </ul>
)
