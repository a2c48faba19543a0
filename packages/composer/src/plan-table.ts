import type { Block } from '@klasrum/contract/source'
import { wordsOf } from './words.ts'

type Table = Extract<Block, { kind: 'table' }>

const formRows =
  /^(?:[IVX]+\.?|[A-J]\.?|\d\.?)?\s*(?:objectives?|content standards?|performance standards?|learning competenc|learning resources|procedures?|references?|reviewing|establishing|presenting|discussing|developing mastery|finding practical|making general|evaluating learning|additional activities|remarks|reflection|intentions|learning experience|assessing learning|ways forward|pre-?lesson|flow|formative|extended learning|school|teacher|grade|quarter|layunin|pamantayan|mga kasanayan|nilalaman|kagamitan|sanggunian|pamamaraan|balik-?aral|paghahabi|pag-uugnay|pagtalakay|paglinang|paglalapat|paglalahat|pagtataya|karagdagang|mga tala|pagninilay|paaralan|guro|baitang|markahan)/i

const taught =
  /presenting|discussing|developing mastery|making general|flow|lesson proper|discussion|^\W*(?:II\.?\s*)?(?:content|nilalaman)\b|pag-uugnay|pagtalakay|paglinang|paglalahat|talakayan/i

const fewestRows = 3
const fewestWords = 4

/** Whether a table is the form of a lesson plan. */
const isPlan = (table: Table) =>
  table.rows.filter((row) => formRows.test((row[0] ?? '').trim())).length >= fewestRows

/** Of a plan that stands in a table, what it says to learners, as a list of its cells. */
function taughtIn(table: Table): Block | null {
  const cells = table.rows
    .filter((row) => taught.test((row[0] ?? '').trim()))
    .flatMap((row) => row.slice(1))
    .filter((cell) => wordsOf(cell).length >= fewestWords)
  const items = [...new Set(cells)]
  const { page, number, language, terms } = table
  return items.length === 0 ? null : { page, number, language, terms, kind: 'list', ordered: false, items }
}

/** The block as something to teach from; null for a form that says nothing to learners. */
export const asTaught = (block: Block): Block | null =>
  block.kind === 'table' && isPlan(block) ? taughtIn(block) : block
