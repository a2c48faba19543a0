import { basisOf, type Item, type SourceQuote } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import {
  IconArrowsLeftRight,
  IconBook,
  IconCalculator,
  IconCheck,
  IconFileText,
  IconInfoCircle,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './item-frame.module.css'
import { answerText, shortStem } from './item-text.ts'
import type { DocumentChange } from './use-document-change.ts'

const placeOf = ({ page, paragraph }: SourceQuote): string =>
  page === null ? `paragraph ${paragraph}` : `page ${page}`

/** A question of the file itself, or one that the file does not answer. */
function Origin({ item: { origin } }: { item: Item }) {
  if (origin !== 'exercise' && origin !== 'curriculum' && origin !== 'skill') return null
  return (
    <p className={css.origin}>
      {origin === 'skill' ? (
        <Badge tone="plain" icon={<IconCalculator />}>
          Computed problem
        </Badge>
      ) : origin === 'exercise' ? (
        <Badge tone="plain" icon={<IconFileText />}>
          From your file
        </Badge>
      ) : (
        <Badge tone="care" icon={<IconBook />}>
          From the curriculum, not in your file
        </Badge>
      )}
    </p>
  )
}

/** Where an item comes from; a computed one only practises what stands there. */
function sourceText(item: Item): string {
  const { origin } = item
  const source = basisOf(item)
  const from = origin === 'skill' ? `Practises what ${placeOf(source)} is on` : `From ${placeOf(source)}`
  return `${origin === 'curriculum' ? source.file : from}: “${source.quote}”`
}

type ItemFrameProps = {
  item: Item
  flags: RunDocument['flags']
  answers: boolean
  change: DocumentChange
  onEdit: () => void
  onRemove: () => void
  children: ReactNode
}

/** An item on the paper: where it comes from, what is doubtful, and what can be done with it. */
export function ItemFrame({ item, flags, answers, change, onEdit, onRemove, children }: ItemFrameProps) {
  const stem = shortStem(item)
  const swap = async () => {
    const problem = await change.apply({ verb: 'swap', item_id: item.id })
    if (problem) toast({ tone: 'care', title: problem.says })
  }
  return (
    <div className={css.frame} data-flagged={flags.length > 0 || undefined}>
      <div className={css.content}>
        {children}
        {answers ? (
          <p className={css.answer}>
            <IconCheck size={14} aria-hidden />
            <span>
              <VisuallyHidden>Answer: </VisuallyHidden>
              {answerText(item)}
            </span>
          </p>
        ) : null}
        <Origin item={item} />
        <p className={css.source}>
          {sourceText(item)}
          {answers && item.why ? ` ${item.why}` : null}
        </p>
        {flags.map(({ says }) => (
          <p key={says} className={css.flag}>
            <IconInfoCircle size={16} aria-hidden />
            {says}
          </p>
        ))}
      </div>
      <div className={css.tools}>
        <Button
          kind={flags.length > 0 ? 'line' : 'plain'}
          size="sm"
          icon={<IconArrowsLeftRight />}
          working={change.busy === 'swap' && change.busyItem === item.id && 'Swap'}
          onClick={() => void swap()}
        >
          Swap <VisuallyHidden>{stem}</VisuallyHidden>
        </Button>
        <IconButton label={`Edit ${stem}`} icon={<IconPencil />} size="sm" onClick={onEdit} />
        <IconButton label={`Remove ${stem}`} icon={<IconTrash />} size="sm" onClick={onRemove} />
      </div>
    </div>
  )
}
