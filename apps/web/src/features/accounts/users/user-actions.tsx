import type { ListedUser } from '@klasrum/contract/users'
import { IconDots, IconHistory, IconReceipt, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { fullName } from '../../../lib/format.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import css from './users.module.css'

export type Task = 'edit' | 'top-up' | 'top-ups' | 'usage' | 'reset-two-step' | 'delete'
export type OnTask = (task: Task, user: ListedUser) => void

type UserActionsProps = { user: ListedUser; isOwn: boolean; onTask: OnTask }

export function UserActions({ user, isOwn, onTask }: UserActionsProps) {
  return (
    <div className={css.actions}>
      <Button size="sm" onClick={() => onTask('edit', user)}>
        Edit
      </Button>
      {isOwn ? null : (
        <Button kind="light" size="sm" onClick={() => onTask('top-up', user)}>
          Top Up
        </Button>
      )}
      <ActionMenu
        button={<IconButton label={`More for ${fullName(user)}`} icon={<IconDots />} size="sm" line />}
        actions={[
          { label: 'Topup History', icon: <IconReceipt />, onClick: () => onTask('top-ups', user) },
          { label: 'Usage History', icon: <IconHistory />, onClick: () => onTask('usage', user) },
          {
            label: 'Reset two-step sign-in',
            icon: <IconShieldOff />,
            onClick: () => onTask('reset-two-step', user),
            refused: isOwn && 'You turn your own off on your account page.',
          },
          {
            label: 'Delete',
            icon: <IconTrash />,
            tone: 'harm',
            onClick: () => onTask('delete', user),
            refused: isOwn && 'You cannot delete your own account.',
          },
        ]}
      />
    </div>
  )
}
