import type { ListedUser } from '@klasrum/contract/users'
import { fullName } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TopUpList, UsageList } from '../../points/door.ts'
import css from './dialogs.module.css'

type HistoryDialogProps = { user: ListedUser; of: 'top-ups' | 'usage'; onClose: () => void }

export function HistoryDialog({ user, of, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={of === 'top-ups' ? 'Topup History' : 'Usage History'}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <p className={css.who}>
        {fullName(user)}, {user.email}
      </p>
      <div className={css.history}>
        {of === 'top-ups' ? <TopUpList userId={user.id} /> : <UsageList userId={user.id} />}
      </div>
    </Dialog>
  )
}
