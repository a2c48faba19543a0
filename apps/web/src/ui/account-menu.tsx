import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import css from './account-menu.module.css'
import type { Target } from './target.ts'

export type Account = { name: string; email: string; initials: string }
export type MenuEntry = { label: string; icon: ReactNode } & ({ to: Target['to'] } | { onClick: () => void })

type AccountMenuProps = {
  user: Account
  menu: readonly MenuEntry[]
  /** Something in it waits to be done: the avatar has a dot. */
  calls?: boolean
}

export function AccountMenu({ user, menu, calls }: AccountMenuProps) {
  const [open, setOpen] = useState(false)
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={menuLook}
    >
      <Menu.Target>
        <button
          type="button"
          className={css.avatar}
          data-calls={calls || undefined}
          aria-label={`${user.initials}, ${user.name}, account menu`}
        >
          <span aria-hidden>{user.initials}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <p className={css.who}>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </p>
        {menu.map((entry) =>
          'to' in entry ? (
            <Menu.Item key={entry.label} leftSection={entry.icon} component={Link} to={entry.to}>
              {entry.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={entry.label} leftSection={entry.icon} onClick={entry.onClick}>
              {entry.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

const menuLook = { dropdown: css.dropdown ?? '', item: css.item ?? '', itemSection: css.section ?? '' }
