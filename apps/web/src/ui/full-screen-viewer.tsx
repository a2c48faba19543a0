import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import css from './full-screen-viewer.module.css'
import { useReturnFocus } from './return-focus.ts'

type FullScreenViewerProps = {
  label: string
  /** Which of many is shown; another one is seen from its top, so that nobody decides on it unseen. */
  shown: number
  onClose: () => void
  /** Above the picture at the left, such as "2 of 7". */
  where: ReactNode
  /** Above the picture at the right, before Close. */
  tools: ReactNode
  picture: ReactNode
  /** Below the picture, on wide screens only: what the keys do. */
  keys: ReactNode
  /** Keys that were not typed into a field. */
  onKey: (event: KeyboardEvent) => void
  /** Beside the picture; below it on a phone. */
  children: ReactNode
}

const look = { content: css.content ?? '', body: css.body ?? '', inner: css.inner ?? '' }

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/** A picture over the whole window with what belongs to it beside. Escape closes, focus stays inside. */
export function FullScreenViewer(props: FullScreenViewerProps) {
  const { label, shown, onClose, where, tools, picture, keys, onKey, children } = props
  useReturnFocus(true)
  const stage = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(shown)
  useLayoutEffect(() => {
    if (seen === shown) return
    setSeen(shown)
    stage.current?.scrollIntoView()
    side.current?.scrollTo(0, 0)
  }, [seen, shown])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return
    onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      returnFocus={false}
      classNames={look}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content aria-label={label}>
        <Modal.Body>
          <div ref={stage} className={css.stage}>
            <div className={css.top}>
              <span className={css.where}>{where}</span>
              <span className={css.tools}>
                {tools}
                <IconButton label="Close" icon={<IconX />} onClick={onClose} data-autofocus />
              </span>
            </div>
            <div className={css.picture}>{picture}</div>
            <p className={css.keys}>{keys}</p>
          </div>
          <div ref={side} className={css.side}>
            {children}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
