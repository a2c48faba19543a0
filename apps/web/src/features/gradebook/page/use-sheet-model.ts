import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Sheet } from '@klasrum/contract/sheets'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sessionNow } from '../../../lib/session.ts'
import { openSheet, type SheetModel } from '../model/open-sheet.ts'
import { browserPage } from '../queue/browser-queue.ts'
import { startPoller } from '../queue/poller.ts'
import type { SaveQueue } from '../queue/save-queue.ts'
import type { Unsent } from '../queue/unsent.ts'
import { sheetKeys } from '../sending/sheet-query.ts'
import { createOfflineSheetWriter } from './offline-sheet-writer.ts'

type SheetModelOptions = {
  sheet: Sheet
  /** The grades of a closed quarter as they were kept; none while it is open. */
  kept: readonly QuarterGradeRow[]
  queue: SaveQueue
  /** Another's record, which is read so far. */
  reading: boolean
  /** Something stands in the place of the sheet already, so that it may come a moment later. */
  inSlices: boolean
}

/** A sheet to work on, kept up with what others write. Leaving it behind keeps what is known for the next visit. */
export function useSheetModel(options: SheetModelOptions): SheetModel | undefined {
  const { sheet, kept, queue, reading, inSlices } = options
  const client = useQueryClient()
  const [model, setModel] = useState<SheetModel>()
  /** What the model was given last. */
  const read = useRef<Partial<Pick<SheetModelOptions, 'sheet' | 'kept'>> & { model?: SheetModel }>({})
  const { id, transmuted } = sheet.klass
  const { quarter } = sheet

  const open = useEffectEvent((unsent: Unsent, withTable: boolean, read: boolean) =>
    openSheet({ sheet, unsent, transmuted: withTable, kept, reading: read }),
  )
  const show = useEffectEvent((opened: SheetModel) => {
    if (inSlices && !model) startTransition(() => setModel(opened))
    else setModel(opened)
  })
  // Before anything is painted, or the page would be drawn twice.
  useLayoutEffect(() => {
    const opened = open(queue.sheet(id, quarter), transmuted, reading)
    show(opened)
    return () => {
      const queryKey = sheetKeys.sheet(id, quarter)
      const state = client.getQueryState(queryKey)
      // After a sign-out nothing of it may stay.
      if (sessionNow().user) {
        if (state?.status === 'success') createOfflineSheetWriter(opened).keep()
        client.setQueryData(queryKey, opened.standing(), { updatedAt: state?.dataUpdatedAt })
      }
      opened.close()
    }
  }, [client, queue, id, quarter, transmuted, reading])

  useEffect(() => {
    const { current: known } = read
    if (!model || (known.model === model && known.sheet === sheet && known.kept === kept)) return
    if (known.model === model) model.applySheet(sheet, kept)
    read.current = { model, sheet, kept }
  }, [model, sheet, kept])

  useEffect(() => {
    if (!model) return
    const { keepNews } = createOfflineSheetWriter(model)
    const poll = async () => {
      const changes = await call('GET /api/education/classes/{id}/sheets/{quarter}/changes', {
        params: { id, quarter },
        query: { since: model.version() },
      })
      model.applyChanges(changes)
      keepNews()
      const isBack = client.getQueryState(sheetKeys.sheet(id, quarter))?.status === 'error'
      if (changes.reload || isBack) await client.invalidateQueries({ queryKey: sheetKeys.klass(id) })
    }
    return startPoller({ read: poll, page: browserPage })
  }, [client, model, id, quarter])

  return model
}
