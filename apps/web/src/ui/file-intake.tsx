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
  disabled?: boolean
  /** The file, its sending, and how far that is. */
  sent: {
    file: File | undefined
    take: (file: File | undefined) => void
    sending: { isPending: boolean; error: Error | null }
    share: number
  }
  /** What the server does with it afterwards. */
  working?: string
  failed?: string
}

/** A file that is sent as soon as it is chosen: how far it is, and why it was refused. */
export function FileIntake(props: FileIntakeProps) {
  const { sent, working = 'Reading the file...', failed, ...zone } = props
  const { file, take, sending, share } = sent
  return (
    <DropZone
      {...zone}
      file={file}
      onChange={take}
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
