import type { ListedUser } from '@klasrum/contract/users'
import { DeleteUserDialog } from './delete-dialog.tsx'
import { EditUserDialog } from './edit-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { ResetTwoStepDialog } from './reset-two-step-dialog.tsx'
import { TopUpDialog } from './top-up-dialog.tsx'
import type { Task } from './user-actions.tsx'

type UserTaskProps = { task: Task; user: ListedUser; isOwn: boolean; onClose: () => void }

/** The dialog of what was chosen for a user. */
export function UserTask({ task, user, isOwn, onClose }: UserTaskProps) {
  switch (task) {
    case 'edit':
      return <EditUserDialog user={user} isOwn={isOwn} onClose={onClose} />
    case 'top-up':
      return <TopUpDialog user={user} onClose={onClose} />
    case 'top-ups':
    case 'usage':
      return <HistoryDialog user={user} of={task} onClose={onClose} />
    case 'reset-two-step':
      return <ResetTwoStepDialog user={user} onClose={onClose} />
    case 'delete':
      return <DeleteUserDialog user={user} onClose={onClose} />
  }
}
