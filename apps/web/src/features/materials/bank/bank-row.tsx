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
  kept: BankItem
  onEdit: (item: BankItem) => void
  onDelete: (item: BankItem) => void
}

export function BankRow({ kept, onEdit, onDelete }: BankRowProps) {
  const copying = useCopyToBank()
  const sharing = useSharing()
  const stem = <VisuallyHidden>: {shortStem(kept.item)}</VisuallyHidden>
  const shared = (
    <Badge tone="go" icon={<IconUsers />}>
      Shared with my school
    </Badge>
  )
  return (
    <ItemCard item={kept.item} facts={bankFacts(kept)} badge={kept.own && kept.shared ? shared : null}>
      {kept.own ? (
        <>
          <Button size="sm" icon={<IconPencil />} onClick={() => onEdit(kept)}>
            Edit {stem}
          </Button>
          <Button
            size="sm"
            icon={kept.shared ? <IconUsersMinus /> : <IconUsers />}
            working={sharing.isPending && 'Saving...'}
            onClick={() => sharing.mutate(kept)}
          >
            {kept.shared ? 'Stop sharing' : 'Share with my school'} {stem}
          </Button>
          <IconButton
            label={`Delete ${shortStem(kept.item)}`}
            icon={<IconTrash />}
            size="sm"
            line
            onClick={() => onDelete(kept)}
          />
        </>
      ) : (
        <Button
          size="sm"
          icon={<IconCopy />}
          working={copying.isPending && 'Copying...'}
          onClick={() => copying.mutate(kept)}
        >
          Copy to my bank {stem}
        </Button>
      )}
    </ItemCard>
  )
}
