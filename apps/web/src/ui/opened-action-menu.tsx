import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { cloneElement } from 'react'
import css from './action-menu.module.css'
import type { ActionMenuProps } from './action-menu.tsx'
import { useOpened } from './use-opened.ts'

const look = { dropdown: css.dropdown ?? '', item: css.item ?? '', itemSection: css.section ?? '' }

export function OpenedActionMenu({ button, actions, onOpenChange }: ActionMenuProps) {
  const { target, open, setOpen } = useOpened<HTMLButtonElement>()
  return (
    <Menu
      opened={open}
      onChange={(opens) => {
        setOpen(opens)
        onOpenChange?.(opens)
      }}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={look}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, onClick, tone, note, refused }) => (
          <Menu.Item
            key={label}
            leftSection={icon}
            data-tone={tone}
            aria-disabled={refused ? true : undefined}
            closeMenuOnClick={!refused}
            onClick={refused ? undefined : onClick}
          >
            {label}
            {refused || note ? <span className={css.note}>{refused || note}</span> : null}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
