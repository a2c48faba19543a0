import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as Base } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import css from './drawer.module.css'
import { useReturnFocus } from './return-focus.ts'

type DrawerProps = { title: string; onClose: () => void; children: ReactNode }

const look = {
  content: css.content ?? '',
  overlay: css.overlay ?? '',
  title: css.title ?? '',
  body: css.body ?? '',
}

/** Comes in from the right, as high as the window; what it holds is looked at beside the page. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  useReturnFocus(true)
  return (
    <Base.Root
      opened
      onClose={onClose}
      position="right"
      size={440}
      returnFocus={false}
      classNames={look}
      transitionProps={{ duration: 120 }}
    >
      <Base.Overlay />
      <Base.Content>
        <div className={css.header}>
          <Base.Title>{title}</Base.Title>
          <IconButton label="Close" icon={<IconX />} size="sm" onClick={onClose} />
        </div>
        <Base.Body>{children}</Base.Body>
      </Base.Content>
    </Base.Root>
  )
}
