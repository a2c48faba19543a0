import { counted, fullName } from '../../../lib/format.ts'
import { CutText, SmallLine } from '../../../ui/cell-text.tsx'
import { roleNames } from '../role-names.ts'
import { UserActions } from './user-actions.tsx'
import { UserBadges } from './user-badges.tsx'
import css from './users.module.css'
import type { UserRowsProps } from './users-table.tsx'

export const UsersGrid = ({ users, ownId, onTask }: UserRowsProps) => (
  <ul className={css.grid}>
    {users.map((user) => (
      <li key={user.id}>
        <div className={css.top}>
          <div>
            <h2>{fullName(user)}</h2>
            <CutText>{user.email}</CutText>
            <SmallLine>
              {roleNames[user.role]}, ID {user.id}
              {user.id === ownId ? ', you' : ''}
            </SmallLine>
          </div>
          <b className={css.points}>{counted(user.points, 'point')}</b>
        </div>
        <UserBadges user={user} />
        <UserActions user={user} isOwn={user.id === ownId} onTask={onTask} />
      </li>
    ))}
  </ul>
)
