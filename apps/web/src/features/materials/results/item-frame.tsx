import type { Item } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { difficultyNames } from '../items/item-labels.ts'
import { itemOriginText, OriginBadge } from '../items/item-origin.tsx'
import css from './item-frame.module.css'
import { answerText } from './item-text.ts'

type ItemFrameProps = {
  item: Item
  /** Its number on the paper, the first where it takes several. */
  number: number
  flags: RunDocument['flags']
  answers: boolean
  tools: ReactNode
  children: ReactNode
}

/** An item on the paper: where it comes from, what is doubtful, and what can be done with it. */
export const ItemFrame = ({ item, number, flags, answers, tools, children }: ItemFrameProps) => (
  <div className={css.frame} data-flagged={flags.length > 0 || undefined}>
    <div className={css.content}>
      {children}
      {answers ? (
        <p className={css.answer}>
          <IconCheck size={14} aria-hidden />
          <span>
            <VisuallyHidden>Answer: </VisuallyHidden>
            {answerText(item, number)}
          </span>
        </p>
      ) : null}
      <p className={css.origin}>
        <OriginBadge item={item} />
      </p>
      <p className={css.source}>
        {difficultyNames[item.difficulty]} · {itemOriginText(item)}
        {answers && item.why ? ` ${item.why}` : null}
      </p>
      {flags.map(({ says }) => (
        <p key={says} className={css.flag}>
          <IconInfoCircle size={16} aria-hidden />
          {says}
        </p>
      ))}
    </div>
    <div className={css.tools}>{tools}</div>
  </div>
)
