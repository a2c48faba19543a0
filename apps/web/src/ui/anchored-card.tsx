import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import css from './anchored-card.module.css'
import { IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useNarrow } from './use-narrow.ts'

type AnchoredCardProps = {
  /** What it is about; the card lies beside it, and comes up from below on a phone. */
  anchor: Element
  title: string
  subtitle?: ReactNode
  /** The last line, set apart. */
  note?: ReactNode
  onClose: () => void
  children: ReactNode
}

export function AnchoredCard(props: AnchoredCardProps) {
  const { title, subtitle, note, onClose, children } = props
  const narrow = useNarrow()
  if (!narrow) return <BesideCard {...props} />
  return (
    <Dialog open onClose={onClose} title={title}>
      {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
      <div className={css.sheet}>{children}</div>
      {note ? <p className={css.note}>{note}</p> : null}
    </Dialog>
  )
}

function BesideCard({ anchor, title, subtitle, note, onClose, children }: AnchoredCardProps) {
  const place = usePlace(anchor)
  const id = useId()
  useReturnFocus(true)
  return (
    <Popover
      opened
      onChange={(open) => {
        if (!open) onClose()
      }}
      position="right-start"
      offset={8}
      width={352}
      trapFocus
      hideDetached={false}
      withRoles={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: css.card ?? '' }}
    >
      <Popover.Target>
        <span className={css.anchor} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={id}>
        <div className={css.head}>
          <div>
            <b id={id}>{title}</b>
            {subtitle ? <span>{subtitle}</span> : null}
          </div>
          <IconButton label="Close" icon={<IconX />} size="sm" onClick={onClose} />
        </div>
        {children}
        {note ? <p className={css.note}>{note}</p> : null}
      </Popover.Dropdown>
    </Popover>
  )
}

function placeOf(anchor: Element) {
  const { left, top, width, height } = anchor.getBoundingClientRect()
  return { left, top, width, height }
}

/** Where the anchor is on the screen, also while what it lies in is scrolled. */
function usePlace(anchor: Element) {
  const [place, setPlace] = useState(() => placeOf(anchor))
  useEffect(() => {
    const follow = () => {
      if (anchor.isConnected) setPlace(placeOf(anchor))
    }
    follow()
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [anchor])
  return place
}
