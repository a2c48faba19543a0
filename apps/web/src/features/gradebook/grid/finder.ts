import type { SheetModel } from '../model/open-sheet.ts'
import { isWholeRow } from './select.ts'

const pauseMs = 1_000

/** Finds a learner letter by letter: every further letter looks again from where the word began. */
export function createFinder(sheet: SheetModel) {
  let from: number | null = null
  let text = ''
  let typedAt = 0

  function look(wanted: string): boolean {
    const wasRow = isWholeRow(sheet)
    const before = sheet.cursor.view()?.focus
    from ??= before?.row ?? null
    return sheet.topics.together(() => {
      if (from !== null && before) sheet.cursor.select({ row: from, column: before.column })
      const found = sheet.cursor.find(wanted)
      const at = sheet.cursor.view()?.focus.row
      if (wasRow && at !== undefined) sheet.cursor.selectRow(at)
      return found
    })
  }

  return {
    /** The whole text so far, as in a search box. */
    find: look,
    /** The next one of the same text. */
    next(wanted: string): boolean {
      from = null
      return look(wanted)
    },
    /** One letter; after a pause a new word begins. */
    letter(letter: string, now: number): boolean {
      if (now - typedAt > pauseMs) {
        from = null
        text = ''
      }
      typedAt = now
      text += letter
      return look(text)
    },
    restart(): void {
      from = null
    },
  }
}
export type Finder = ReturnType<typeof createFinder>
