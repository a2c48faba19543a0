import type { Block } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'

type Table = Extract<Block, { kind: 'table' }>

const formRows =
  /^(?:[IVX]+\.?|[A-J]\.?|\d\.?)?\s*(?:objectives?|content standards?|performance standards?|learning competenc|learning resources|procedures?|references?|reviewing|establishing|presenting|discussing|developing mastery|finding practical|making general|evaluating learning|additional activities|remarks|reflection|intentions|learning experience|assessing learning|ways forward|pre-?lesson|flow|formative|extended learning|school|teacher|teaching dates|grade|quarter|layunin|pamantayan|mga kasanayan|nilalaman|kagamitan|sanggunian|pamamaraan|balik-?aral|paghahabi|pag-uugnay|pagtalakay|paglinang|paglalapat|paglalahat|pagtataya|karagdagang|mga tala|pagninilay|paaralan|guro|baitang|markahan)/i

const taught =
  /presenting examples|discussing|making general|flow|lesson proper|discussion|pag-uugnay|pagtalakay|paglalahat|talakayan/i
const named = /^\W*(?:II\.?\s*)?(?:content(?!\s+standard)|nilalaman|paksa)\b/i

const fewestRows = 3
const fewestWords = 4

/** Whether a table is the form of a lesson plan. */
export const isPlanTable = (table: Table): boolean =>
  table.rows.filter((row) => formRows.test((row[0] ?? '').trim())).length >= fewestRows

/** What a plan teaches under one title: on one day, or on all where it names no days apart. */
export type Taught = { title: string | null; block: Block }

const longestTitle = 14

/** Of a plan that stands in a table, what it says to learners, day by day, as lists of its cells. */
function taughtIn(table: Table): Taught[] {
  const rows = table.rows.filter((row) => taught.test((row[0] ?? '').trim()))
  const names = table.rows.find((row) => named.test((row[0] ?? '').trim())) ?? []
  const seen = new Set<string>()
  const days = (table.rows[0] ?? []).slice(1).map((_, day) => ({
    title: (names[day + 1] ?? '').trim(),
    cells: rows
      .map((row) => row[day + 1] ?? '')
      // A cell that runs across the days belongs to the first of them.
      .filter((cell) => wordsOf(cell).length >= fewestWords && !seen.has(cell) && seen.add(cell)),
  }))
  const { page, number, language, terms } = table
  const listed = (items: string[]): Block => ({
    page,
    number,
    language,
    terms,
    kind: 'list',
    ordered: false,
    items,
  })
  const titled = (title: string) => title !== '' && wordsOf(title).length <= longestTitle
  const parts = [...Map.groupBy(days, ({ title }) => (titled(title) ? title : ''))].map(([title, same]) => ({
    title: title || null,
    block: listed(same.flatMap(({ cells }) => cells)),
  }))
  return parts.filter(({ block }) => block.kind === 'list' && block.items.length > 0)
}

/** The block as something to teach from, in as many parts as it names; none for a form that says nothing to learners. */
export const asTaught = (block: Block): Taught[] =>
  block.kind === 'table' && isPlanTable(block) ? taughtIn(block) : [{ title: null, block }]
