import type { Sheet } from '@klasrum/contract/sheets'
import { IconCloudOff } from '@tabler/icons-react'
import { asOfText } from '../../../lib/when.ts'
import { Button } from '../../../ui/button.tsx'
import { useQueueStatus } from '../model/use-sheet.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import { statusWords } from '../queue/status-words.ts'
import { EdgeNotice } from './edge-notice.tsx'
import { useSheetAsOf } from './queries.ts'
import css from './sheet-page.module.css'

/** Without a connection the work goes on; the notice says so and never stands in the way. */
export function OfflineNotice({ sheet, queue }: { sheet: Sheet; queue: SaveQueue }) {
  const status = useQueueStatus(queue)
  const asOf = useSheetAsOf(sheet.klass.id, sheet.quarter)
  const isCut = status.link !== 'fine' && (status.link !== 'retrying' || status.unsent > 0)
  if (!isCut && !asOf) return null
  return (
    <EdgeNotice
      icon={<IconCloudOff size={20} />}
      title={asOf ? `Offline – ${asOfText(asOf, new Date())}.` : `${statusWords(status)}.`}
      action={
        <Button size="sm" onClick={() => queue.sendNow()}>
          Try now
        </Button>
      }
    >
      {status.kept ? (
        <>
          Keep typing
          <span className={css.longer}>
            : your scores are kept on this device and are sent when the connection is back
          </span>
          .
        </>
      ) : (
        'Keep typing, and keep this page open: this browser cannot keep your scores when it is closed.'
      )}
    </EdgeNotice>
  )
}
