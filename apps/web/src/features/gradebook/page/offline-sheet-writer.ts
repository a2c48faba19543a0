import { storeOfflineAnswer } from '../../../lib/offline-answers.ts'
import { isTypedWithin } from '../model/at-rest.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { offlineName } from '../sending/sheet-query.ts'

const leastBetweenMs = 5_000
/** A whole sheet is a heavy write: it waits for a pause, but not for ever. */
const pauseMs = 1_000
const mostBetweenMs = 30_000

/** The device keeps the sheet as it stands on the server by now, without a write for every score. */
export function createOfflineSheetWriter(model: SheetModel) {
  let version = model.version()
  let at = 0
  const store = () => {
    const { klass, quarter } = model.sheet()
    version = model.version()
    at = Date.now()
    void storeOfflineAnswer(offlineName.sheet(klass.id, quarter), model.standing())
  }
  return {
    keep: store,
    /** After others, or this page, have written. */
    keepNews(): void {
      const least = isTypedWithin(pauseMs) ? mostBetweenMs : leastBetweenMs
      if (model.version() !== version && Date.now() - at >= least) store()
    },
  }
}
