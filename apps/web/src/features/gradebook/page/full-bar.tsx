import type { ClassSummary } from '@klasrum/contract/classes'
import { IconMinimize } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { classTitle, periodText } from '../../classes/door.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import { SaveStatus } from './save-status.tsx'
import css from './sheet-page.module.css'

type FullBarProps = { klass: ClassSummary; quarter: number; queue: SaveQueue; onLeave: () => void }

/** The one line that stays when the sheet has the window for itself. */
export const FullBar = ({ klass, quarter, queue, onLeave }: FullBarProps) => (
  <div className={css.full}>
    <b>{classTitle(klass)}</b>
    <span>{periodText(klass, quarter)}</span>
    <span className={css.grow} />
    <SaveStatus queue={queue} />
    <Button size="sm" kind="plain" icon={<IconMinimize />} onClick={onLeave}>
      Show header
    </Button>
  </div>
)
