import { keepAnswer } from '../../../lib/kept-answers.ts'
import { isTypedWithin } from '../model/at-rest.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { keptAs } from '../sending/sheet-query.ts'

const leastBetween = 5_000
/** A whole sheet is a heavy write: it waits for a pause, but not for ever. */
const pause = 1_000
const mostBetween = 30_000

/** The device keeps the sheet as it stands on the server by now, without a write for every score. */
export function createStandingKeeper(model: SheetModel) {
  let version = model.version()
  let at = 0
  const keep = () => {
    const { klass, quarter } = model.sheet()
    version = model.version()
    at = Date.now()
    void keepAnswer(keptAs.sheet(klass.id, quarter), model.standing())
  }
  return {
    keep,
    /** After others, or this page, have written. */
    keepNews(): void {
      const least = isTypedWithin(pause) ? mostBetween : leastBetween
      if (model.version() !== version && Date.now() - at >= least) keep()
    },
  }
}
