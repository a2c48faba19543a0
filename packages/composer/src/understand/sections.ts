import type { Block, SourceDocument } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import { type HeadingRole, headingRoleOf } from './headings.ts'
import { asTaught } from './plan-table.ts'
import { passagesOf } from './statements.ts'

/** A heading of a file and the blocks up to the next. */
export type FileSection = {
  /** Null before the first heading. */
  heading: string | null
  above: readonly string[]
  role: HeadingRole
  blocks: readonly Block[]
}

const frontLine =
  /_{3,}|©|all rights reserved|^(?:prepared|checked|noted|submitted|approved) by\b|^(?:inihanda|iniwasto|pinagtibay) ni\b|republic of the philippines|department of education|kagawaran ng edukasyon|^(?:name|date|section|teacher|school|grade(?: level)?|grade and section|quarter|week|score|learning area|pangalan|petsa|baitang|pangkat|seksiyon|guro|paaralan|markahan|linggo|iskor|asignatura)\s*[:_]|^(?:answer|answers|sagot)\s*:/i

/** A line that stands for a heading although it is not set as one. */
const lineRole = (block: Block): HeadingRole =>
  block.kind === 'paragraph' && wordsOf(block.text).length <= 5 && !/[.?!]$/.test(block.text.trim())
    ? headingRoleOf(block.text)
    : 'lesson'

/** Who made a hand-out and for whom, in the middle of a line that begins with something else. */
const byline =
  /(?:^|[.,;]\s+)(?:(?:guro|teacher)\s*:|inihanda (?:ni|para sa)\s|prepared (?:by|for)\s|(?:unang|ikalawang|ikatlong|ikaapat na) markahan\b|(?:first|second|third|fourth) (?:quarter|grading))/i
const longestByline = 50

const isFront = (block: Block) =>
  block.kind === 'paragraph' &&
  (frontLine.test(block.text) || (byline.test(block.text) && wordsOf(block.text).length <= longestByline))

export const wordCountOf = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum + passagesOf({ file: '', block }).reduce((words, text) => words + wordsOf(text).length, 0),
    0,
  )

/** The parts of a file in their order. What stands under a part that is not taught is not taught either. */
export function sectionsOf(document: SourceDocument): FileSection[] {
  const open: { level: number; text: string; role: HeadingRole }[] = []
  const sections: FileSection[] = []
  let blocks: Block[] = []
  const begin = (heading: string | null, above: readonly string[], role: HeadingRole) => {
    blocks = []
    sections.push({ heading, above, role, blocks })
  }
  begin(null, [], 'lesson')
  for (const block of document.blocks) {
    if (block.kind === 'heading') {
      while ((open.at(-1)?.level ?? 0) >= block.level) open.pop()
      const own = headingRoleOf(block.text)
      const parent = open.at(-1)?.role ?? 'lesson'
      const role = own === 'lesson' ? parent : own
      begin(
        block.text.trim(),
        open.map(({ text }) => text),
        role,
      )
      open.push({ level: block.level, text: block.text.trim(), role })
      continue
    }
    const role = lineRole(block)
    if (role !== 'lesson' && block.kind === 'paragraph') {
      begin(
        block.text.trim(),
        open.map(({ text }) => text),
        role,
      )
      continue
    }
    for (const taught of asTaught(block)) {
      if (taught.title !== null)
        begin(
          taught.title,
          open.map(({ text }) => text),
          'lesson',
        )
      if (!isFront(taught.block)) blocks.push(taught.block)
    }
  }
  return sections
}
