import type { ComponentProps } from 'react'
import css from './account-menu.module.css'
import type { AccountMenuProps } from './account-menu.tsx'

type AvatarProps = Pick<AccountMenuProps, 'user' | 'calls'> & Omit<ComponentProps<'button'>, 'className'>

/** The button of the account menu. */
export const Avatar = ({ user, calls, ...button }: AvatarProps) => (
  <button
    {...button}
    type="button"
    className={css.avatar}
    data-calls={calls || undefined}
    aria-label={`${user.initials}, ${user.name}, account menu`}
  >
    <span aria-hidden>{user.initials}</span>
  </button>
)
