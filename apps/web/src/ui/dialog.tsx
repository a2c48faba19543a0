import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import css from './dialog.module.css'
import { useReturnFocus } from './return-focus.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last: it lies at the right, and on top on a phone. */
  footer?: ReactNode
}

const look = {
  inner: css.inner ?? '',
  content: css.content ?? '',
  overlay: css.overlay ?? '',
  title: css.title ?? '',
  body: css.body ?? '',
}

export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  useReturnFocus(open)
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      centered
      returnFocus={false}
      classNames={look}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={css.header}>
          <Modal.Title>{title}</Modal.Title>
          <IconButton label="Close" icon={<IconX />} size="sm" onClick={onClose} />
        </div>
        <Modal.Body>{children}</Modal.Body>
        {footer ? <div className={css.footer}>{footer}</div> : null}
      </Modal.Content>
    </Modal.Root>
  )
}
