import type { ListedUser } from '@klasrum/contract/users'
import { IconBan, IconCheck, IconMail } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import css from './users.module.css'

export const UserBadges = ({ user }: { user: ListedUser }) => (
  <span className={css.badges}>
    {user.is_active ? (
      <Badge tone="done" icon={<IconCheck />}>
        Active
      </Badge>
    ) : (
      <Badge tone="plain" icon={<IconBan />}>
        Inactive
      </Badge>
    )}
    {user.verified ? null : (
      <Badge tone="care" icon={<IconMail />}>
        Not verified
      </Badge>
    )}
  </span>
)
