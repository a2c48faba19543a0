import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { sayOr } from '../lib/say-or.ts'
import { DropZone } from './drop-zone.tsx'
import type { FileRule } from './file-check.ts'
import css from './file-intake.module.css'
import { Meter } from './meter.tsx'
import { TickList } from './tick-list.tsx'

type FileIntakeProps = {
  label: string
  choose: string
  rule: FileRule
  hint: string
  file: File | undefined
  onChange: (file: File | undefined) => void
  disabled?: boolean
  /** The sending of the file, how far it is, and what the server does with it afterwards. */
  sending: { isPending: boolean; error: Error | null }
  share: number
  working?: string
  failed?: string
}

/** A file that is sent as soon as it is chosen: how far it is, and why it was refused. */
export function FileIntake(props: FileIntakeProps) {
  const { sending, share, working = 'Reading the file...', failed, ...zone } = props
  return (
    <DropZone
      {...zone}
      icon={<IconFileSpreadsheet size={28} aria-hidden />}
      error={
        sending.error
          ? sayOr(sending.error, failed ?? 'The file could not be sent. Please try again.')
          : undefined
      }
      status={
        !sending.isPending ? null : share < 1 ? (
          <Meter label="Sending the file" value={Math.round(share * 100)} />
        ) : (
          <p className={css.working} role="status">
            {working}
          </p>
        )
      }
    />
  )
}

type FileIntakePanelProps = FileIntakeProps & {
  about: string
  /** Kinds of file that are understood. */
  kinds: readonly string[]
  children?: ReactNode
}

/** The same beside a list of what can be given. */
export const FileIntakePanel = ({ about, kinds, children, ...intake }: FileIntakePanelProps) => (
  <div className={css.panel}>
    <FileIntake {...intake} />
    <div className={css.about}>
      <h3>{about}</h3>
      <TickList items={kinds} />
      {children}
    </div>
  </div>
)
