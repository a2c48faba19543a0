import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import css from './action-menu.module.css'

type Action = {
  label: string
  icon: ReactNode
  onClick: () => void
  tone?: 'harm'
  /** Why it cannot be done; the entry stays and says so. */
  refused?: string | false
}

type ActionMenuProps = {
  button: ReactElement
  actions: readonly Action[]
  onOpenChange?: (isOpen: boolean) => void
}

const look = { dropdown: css.dropdown ?? '', item: css.item ?? '', itemSection: css.section ?? '' }

export function ActionMenu({ button, actions, onOpenChange }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={look}
      transitionProps={{ duration: 0 }}
      onChange={onOpenChange}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, onClick, tone, refused }) => (
          <Menu.Item
            key={label}
            leftSection={icon}
            data-tone={tone}
            aria-disabled={refused ? true : undefined}
            closeMenuOnClick={!refused}
            onClick={refused ? undefined : onClick}
          >
            {label}
            {refused ? <span className={css.refused}>{refused}</span> : null}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
