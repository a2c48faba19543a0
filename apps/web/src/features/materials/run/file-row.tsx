import type { RunFile } from '@klasrum/contract/runs'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FileBadge } from '../state-badge.tsx'
import css from './files.module.css'

type FileRowProps = {
  name: string
  /** Size, pages and the like. */
  about: string
  state: RunFile['state']
  error?: ReactNode
  /** Absent where a file cannot be taken away: files stay while something is made of them. */
  onRemove?: () => void
  children?: ReactNode
}

/** One file of a run, or on its way to one. */
export function FileRow({ name, about, state, error, onRemove, children }: FileRowProps) {
  const isPdf = name.toLowerCase().endsWith('.pdf')
  return (
    <li className={css.row}>
      <div className={css.top}>
        <span className={css.type} data-pdf={isPdf || undefined} aria-hidden>
          {isPdf ? 'PDF' : 'W'}
        </span>
        <div className={css.words}>
          <p className={css.name} title={name}>
            {name}
          </p>
          <p className={css.about}>{about}</p>
        </div>
        <span className={css.badge}>
          <FileBadge state={state} />
        </span>
        {onRemove ? <IconButton label={`Remove ${name}`} icon={<IconX />} onClick={onRemove} /> : null}
      </div>
      {children}
      {error ? <div className={css.error}>{error}</div> : null}
    </li>
  )
}

export const FileRows = ({ children }: { children: ReactNode }) => (
  <ul className={css.rows} aria-label="Files">
    {children}
  </ul>
)
