import type { ClassTask } from './class-menu.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { DeleteClassDialog } from './delete-dialog.tsx'

type ClassTaskDialogProps = {
  task: ClassTask | undefined
  onClose: () => void
  /** The class is gone. */
  onDeleted?: () => void
}

export function ClassTaskDialog({ task, onClose, onDeleted }: ClassTaskDialogProps) {
  if (!task) return null
  return task.do === 'copy' ? (
    <CopyDialog klass={task.klass} onClose={onClose} />
  ) : (
    <DeleteClassDialog klass={task.klass} onClose={onClose} onDeleted={onDeleted} />
  )
}
