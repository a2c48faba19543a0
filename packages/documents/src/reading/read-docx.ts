import { termsByColour } from './coloured.ts'
import { openDocx } from './docx-file.ts'
import { draftsIn } from './docx-tables.ts'
import type { Draft, Drafts } from './draft.ts'

export async function readDocx(bytes: Buffer): Promise<Drafts> {
  const file = openDocx(bytes)
  const drafts = draftsIn(file.body, file)
  termsByColour(drafts)
  const lost = file.tooLarge()
  return {
    title: file.title,
    pages: null,
    drafts: levelled(drafts),
    pictures: file.pictures,
    notes: lost > 0 ? [`Pictures too large to use were left out: ${lost}.`] : [],
  }
}

/** Titles that only look so stand one level below the last real one. */
function levelled(drafts: readonly Draft[]): Draft[] {
  let above = 0
  return drafts.map((draft) => {
    if (draft.kind !== 'heading') return draft
    if (draft.level > 0) above = draft.level
    return draft.level > 0 ? draft : { ...draft, level: Math.min(6, above + 1) }
  })
}
