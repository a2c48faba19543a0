import type { Item } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import {
  IconArchive,
  IconArrowsLeftRight,
  IconCornerUpRight,
  IconDots,
  IconPencil,
  IconTrash,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Arc } from '../../../ui/arc.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeepInBank } from '../bank/use-bank.ts'
import { type DocumentPlace, otherItemsQuery } from '../queries.ts'
import { documentNameOf } from '../run-text.ts'
import css from './item-frame.module.css'
import { shortStem } from './item-text.ts'
import { type SwapLevel, swapText } from './swap-text.ts'
import type { DocumentChange, DocumentEdit } from './use-document-change.ts'

type ItemToolsProps = {
  item: Item
  shown: RunDocument
  place: DocumentPlace
  change: DocumentChange
  onEdit: () => void
}

const size = 18

/** All that can be done with one item of a paper. */
export function ItemTools({ item, shown, place, change, onEdit }: ItemToolsProps) {
  const keep = useKeepInBank()
  const [opened, setOpened] = useState(false)
  const others = useQuery({
    ...otherItemsQuery({ ...place, item_id: item.id }, shown.revision),
    enabled: opened,
  })
  const stem = shortStem(item)
  const flagged = shown.flags.some((flag) => flag.item_id === item.id)
  const item_id = item.id
  const busy = change.busyItem === item_id && change.busy
  const act = async (wanted: DocumentEdit) => {
    if (change.busy) return
    const problem = await change.apply(wanted)
    if (problem) toast({ tone: 'care', title: problem.says })
  }
  const papers = shown.papers.filter((each) => each !== shown.document)
  const other = (level: SwapLevel) => swapText(level, item, others.data)
  const { id: run_id, file_id, document } = place
  return (
    <>
      <span role="status" className={css.working}>
        {busy ? (
          <>
            <Arc />
            {workingText[busy] ?? 'Saving...'}
          </>
        ) : null}
      </span>
      <IconButton label={`Edit ${stem}`} icon={<IconPencil />} size="sm" onClick={onEdit} />
      <ActionMenu
        onOpenChange={setOpened}
        button={
          <Button kind={flagged ? 'line' : 'plain'} size="sm" icon={<IconDots />}>
            Change <VisuallyHidden>{stem}</VisuallyHidden>
          </Button>
        }
        actions={[
          {
            ...other('same'),
            icon: <IconArrowsLeftRight size={size} />,
            onClick: () => void act({ verb: 'swap', item_id, level: 'same' }),
          },
          {
            ...other('easier'),
            icon: <IconTrendingDown size={size} />,
            onClick: () => void act({ verb: 'swap', item_id, level: 'easier' }),
          },
          {
            ...other('harder'),
            icon: <IconTrendingUp size={size} />,
            onClick: () => void act({ verb: 'swap', item_id, level: 'harder' }),
          },
          ...papers.map((to) => ({
            label: `Move to ${documentNameOf(to).toLowerCase()}`,
            icon: <IconCornerUpRight size={size} />,
            onClick: () => void act({ verb: 'move', item_id, to }),
          })),
          {
            label: 'Save to my bank',
            icon: <IconArchive size={size} />,
            onClick: () => keep.mutate({ run_id, file_id, document, item_id }),
          },
          {
            label: 'Remove',
            icon: <IconTrash size={size} />,
            tone: 'harm',
            refused: shown.items.length === 1 && 'A paper needs at least one question.',
            onClick: () => void act({ verb: 'remove', item_id }),
          },
        ]}
      />
    </>
  )
}

const workingText: Partial<Record<DocumentEdit['verb'], string>> = {
  swap: 'Looking...',
  move: 'Moving...',
  remove: 'Removing...',
}
