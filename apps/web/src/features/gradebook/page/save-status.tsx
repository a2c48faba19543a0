import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { timeOfDay } from '../../../lib/format.ts'
import { Arc } from '../../../ui/arc.tsx'
import { useQueueStatus } from '../model/use-sheet.ts'
import type { QueueStatus, SaveQueue } from '../queue/save-queue.ts'
import { statusWords } from '../queue/status-words.ts'
import css from './sheet-page.module.css'

type Tone = 'done' | 'busy' | 'care' | 'harm'

function toneOf({ link, waiting, saving, refused, conflict }: QueueStatus): Tone {
  if (link === 'offline' || link === 'signed-out') return 'care'
  if (waiting + saving > 0) return link === 'retrying' ? 'care' : 'busy'
  return refused + conflict > 0 ? 'harm' : 'done'
}

/** "Saved" is told with the time of the last answer. */
function savedWords(status: QueueStatus): string {
  const words = statusWords(status)
  return words === 'Saved' && status.savedAt ? `Saved ${timeOfDay(new Date(status.savedAt))}` : words
}

const icons = {
  done: <IconCheck size={16} />,
  busy: <Arc />,
  harm: <IconAlertTriangle size={16} />,
}

/** Whether what was typed is saved, in a few words that are always in sight; `short` where there is little room. */
export function SaveStatus({ queue, short = false }: { queue: SaveQueue; short?: boolean }) {
  const status = useQueueStatus(queue)
  const tone = toneOf(status)
  const isAway = status.link === 'offline' || status.link === 'signed-out'
  return (
    <span className={css.sync} data-tone={tone} data-short={short || undefined} role="status">
      <span aria-hidden>
        {tone === 'care' ? isAway ? <IconCloudOff size={16} /> : <IconRefresh size={16} /> : icons[tone]}
      </span>
      {short ? statusWords(status) : savedWords(status)}
    </span>
  )
}
