import type { PlanField } from '@klasrum/contract/run-documents'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import css from './plan.module.css'

type PlanCellProps = {
  field: PlanField
  /** The text while it is typed. */
  editor: ReactNode
  onEdit: () => void
  children: ReactNode
}

/** A text of the plan, and the pencil that opens it. The focus comes back to the pencil. */
export function PlanCell({ field, editor, onEdit, children }: PlanCellProps) {
  const pencil = useRef<HTMLButtonElement>(null)
  const isOpen = editor !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return editor
  return (
    <div className={css.cell}>
      <span className={css.pencil}>
        <IconButton
          ref={pencil}
          label={`Edit ${field.label}`}
          icon={<IconPencil />}
          size="sm"
          onClick={onEdit}
        />
      </span>
      {children}
    </div>
  )
}
