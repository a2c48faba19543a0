import type { Sheet } from '@klasrum/contract/sheets'
import {
  IconAlertTriangle,
  IconArchive,
  IconDownloadOff,
  IconPercentage,
  IconUser,
} from '@tabler/icons-react'
import { counted, shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { OthersRecord } from '../../classes/door.ts'
import { ClosedNotice } from '../closing/closed-notice.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useRestingTotals, useWeights } from '../model/use-sheet.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import type { Unsent } from '../queue/unsent.ts'
import { EdgeNotice } from './edge-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { SheetRequest } from './sheet-request.ts'

type BannersProps = {
  model: SheetModel
  sheet: Sheet
  queue: SaveQueue
  unsent: Unsent
  /** Why the last export brought no file. */
  noExport: string | undefined
  others: OthersRecord
  ask: (asked: SheetRequest) => void
}

/** What the reader must know before typing. */
export function Banners({ model, sheet, queue, unsent, noExport, others, ask }: BannersProps) {
  const { klass } = sheet
  return (
    <>
      <OfflineNotice sheet={sheet} queue={queue} />
      {others.owner ? (
        <EdgeNotice
          icon={<IconUser size={20} />}
          title={`${others.owner}’s record.`}
          action={
            others.reading ? (
              <Button size="sm" onClick={others.edit}>
                Edit {others.owner}’s record
              </Button>
            ) : null
          }
        >
          {others.reading ? 'You read it.' : 'You edit it; every change is kept with your name.'}
        </EdgeNotice>
      ) : null}
      {klass.archived_at ? (
        <EdgeNotice icon={<IconArchive size={20} />} title="This class is archived.">
          Put away on {shortDay(klass.archived_at)}. It can be read; to change it, restore it in Class Info.
        </EdgeNotice>
      ) : null}
      {sheet.closed_at ? <ClosedNotice sheet={sheet} onReopen={() => ask({ task: 'reopen' })} /> : null}
      <NoWeights model={model} ask={ask} />
      <Strays model={model} unsent={unsent} />
      {noExport ? <EdgeNotice icon={<IconDownloadOff size={20} />} title={noExport} /> : null}
    </>
  )
}

function NoWeights({ model, ask }: Pick<BannersProps, 'model' | 'ask'>) {
  const { saved, changed } = useWeights(model)
  if (saved || changed || model.readOnly()) return null
  return (
    <EdgeNotice
      icon={<IconPercentage size={20} />}
      title="Set the weights."
      action={
        <Button size="sm" onClick={() => ask({ task: 'weights' })}>
          Set the weights
        </Button>
      }
    >
      Without them there is no grade. Those of each learning area are offered.
    </EdgeNotice>
  )
}

/** Scores that were typed for an item or a learner that is gone by now. */
function Strays({ model, unsent }: Pick<BannersProps, 'model' | 'unsent'>) {
  useRestingTotals(model)
  const strays = model.strays()
  if (strays.length === 0) return null
  const discard = () => {
    for (const cell of strays) unsent.discard(cell)
  }
  return (
    <EdgeNotice
      icon={<IconAlertTriangle size={20} />}
      title={`${counted(strays.length, 'unsent score')} cannot be shown.`}
      action={
        <Button size="sm" onClick={discard}>
          Discard
        </Button>
      }
    >
      The item or the learner is no longer in this sheet.
    </EdgeNotice>
  )
}
