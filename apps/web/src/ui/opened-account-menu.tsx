import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import css from './account-menu.module.css'
import type { AccountMenuProps } from './account-menu.tsx'
import { Avatar } from './avatar.tsx'
import { useOpened } from './use-opened.ts'

const look = { dropdown: css.dropdown ?? '', item: css.item ?? '', itemSection: css.section ?? '' }

export function OpenedAccountMenu({ user, menu, calls }: AccountMenuProps) {
  const { target, open, setOpen } = useOpened<HTMLButtonElement>()
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router, setOpen])
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={look}
    >
      <Menu.Target>
        <Avatar ref={target} user={user} calls={calls} />
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
