import type { BankItem } from '@klasrum/contract/item-bank'
import { IconCopy, IconPencil, IconTrash, IconUsers, IconUsersMinus } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { shortStem } from '../results/item-text.ts'
import { bankFacts } from './bank-text.ts'
import { useCopyToBank, useSharing } from './use-bank.ts'

type BankRowProps = {
  entry: BankItem
  onEdit: (item: BankItem) => void
  onDelete: (item: BankItem) => void
}

export function BankRow({ entry, onEdit, onDelete }: BankRowProps) {
  const copying = useCopyToBank()
  const sharing = useSharing()
  const stem = <VisuallyHidden>: {shortStem(entry.item)}</VisuallyHidden>
  const shared = (
    <Badge tone="go" icon={<IconUsers />}>
      Shared with my school
    </Badge>
  )
  return (
    <ItemCard item={entry.item} facts={bankFacts(entry)} badge={entry.own && entry.shared ? shared : null}>
      {entry.own ? (
        <>
          <Button size="sm" icon={<IconPencil />} onClick={() => onEdit(entry)}>
            Edit {stem}
          </Button>
          <Button
            size="sm"
            icon={entry.shared ? <IconUsersMinus /> : <IconUsers />}
            working={sharing.isPending && 'Saving...'}
            onClick={() => sharing.mutate(entry)}
          >
            {entry.shared ? 'Stop sharing' : 'Share with my school'} {stem}
          </Button>
          <IconButton
            label={`Delete ${shortStem(entry.item)}`}
            icon={<IconTrash />}
            size="sm"
            line
            onClick={() => onDelete(entry)}
          />
        </>
      ) : (
        <Button
          size="sm"
          icon={<IconCopy />}
          working={copying.isPending && 'Copying...'}
          onClick={() => copying.mutate(entry)}
        >
          Copy to my bank {stem}
        </Button>
      )}
    </ItemCard>
  )
}
