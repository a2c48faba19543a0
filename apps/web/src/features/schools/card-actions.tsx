import { IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../ui/button.tsx'

type CardActionsProps = { name: string; onEdit: () => void; onDelete: () => void }

export const CardActions = ({ name, onEdit, onDelete }: CardActionsProps) => (
  <>
    <IconButton label={`Edit ${name}`} icon={<IconPencil />} size="sm" line onClick={onEdit} />
    <IconButton label={`Delete ${name}`} icon={<IconTrash />} size="sm" onClick={onDelete} />
  </>
)
