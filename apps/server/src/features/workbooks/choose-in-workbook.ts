import { isDeepStrictEqual } from 'node:util'
import type { Received } from '@klasrum/contract/endpoint'
import type { chooseInWorkbookEndpoint as shape, WorkbookPreview } from '@klasrum/contract/workbooks'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { inThread } from '../../jobs/in-thread.ts'
import { findManagedClass, findOwnPreview, lockOwnPreviewForUpdate } from '../classes/door.ts'
import { type ClassState, judgeWorkbook, type WorkbookContent } from './judge-workbook.ts'
import { withOneAssessment } from './one-assessment.ts'
import { contentOf, readState, workbookPreviewOf } from './preview-workbook.ts'
import { isTooMuch } from './read-file.ts'
import type { WorkbookReading } from './reading.ts'
import { type InClass, storeWorkbookContent } from './workbook-imports.store.ts'
import { workbookImports } from './workbooks.tables.ts'

type Choices = Received<typeof shape.body>

const inOwnThread = inThread<typeof import('./read-record.ts')>(new URL('./read-record.ts', import.meta.url))

/** Takes what the teacher says of names and columns and judges the whole file again: one name can decide about another. */
export async function chooseInWorkbook(
  { database, clock }: House,
  actor: Actor,
  place: InClass,
  choices: Choices,
): Promise<WorkbookPreview> {
  const pointed =
    choices.pointing.length > 0
      ? await readPointed(database.tx, actor, place, { more: choices.pointing, now: clock.now() })
      : null
  return inTx(database, async (tx) => {
    const now = clock.now()
    const { klass, found } = await lockOwnPreviewForUpdate(tx, actor, workbookImports, place, now)
    const state = await readState(tx, klass)
    const content = withChoices(withPointed(contentOf(found), pointed), choices, state)
    const judged = judgeWorkbook(content, state)
    await storeWorkbookContent(tx, found.id, { content, shown: judged.digest })
    return workbookPreviewOf(found, content, judged)
  })
}

type Pointing = WorkbookContent['pointing']
type Pointed = { read: WorkbookReading; before: Pointing; pointing: Pointing }

/** Reads the file anew where something is pointed at, before anything is locked: it takes as long as the sheets are large. */
async function readPointed(
  tx: Tx,
  actor: Actor,
  place: InClass,
  { more, now }: { more: Choices['pointing']; now: Date },
): Promise<Pointed> {
  const found = await findOwnPreview(tx, actor, workbookImports, place, now)
  const state = await readState(tx, await findManagedClass(tx, actor, place.class_id))
  const source = found.source as WorkbookSheet[] | null
  for (const { sheet, quarter, columns } of more) {
    if (!source?.[sheet]) refuseChoice('pointing', `There is no sheet ${sheet}.`)
    if (!state.periods.some((period) => period.quarter === quarter))
      refuseChoice('pointing', `This class has no period ${quarter}.`)
    if (new Set(columns.map(({ column }) => column)).size < columns.length)
      refuseChoice('pointing', 'A column is one thing only.')
  }
  const { pointing: before, quarter } = contentOf(found)
  const pointing = [...before.filter(({ sheet }) => more.every((each) => each.sheet !== sheet)), ...more]
  const asked = { quarter, pointing, ofTerms: state.ofTerms }
  const read = await inOwnThread('readRecordSheets', source ?? [], asked)
  if (!read || isTooMuch(read)) refuseChoice('pointing', 'Nothing can be read there.')
  return { read, before, pointing }
}

/** Names that were confirmed stay so. What was pointed at meanwhile in another window was not read with it. */
function withPointed(content: WorkbookContent, pointed: Pointed | null): WorkbookContent {
  if (!pointed) return content
  const { read, before, pointing } = pointed
  if (!isDeepStrictEqual(content.pointing, before)) refuse('import.not_found')
  const chosen = new Map(content.reading.names.map(({ name }, at) => [name, content.chosen.names[at]]))
  const names = read.names.flatMap(({ name }, at) => {
    const student_id = chosen.get(name)
    return student_id === undefined ? [] : [[at, student_id] as const]
  })
  return {
    ...content,
    reading: withOneAssessment(read),
    pointing,
    chosen: { names: Object.fromEntries(names), columns: {} },
  }
}

function withChoices(content: WorkbookContent, choices: Choices, state: ClassState): WorkbookContent {
  const { reading, chosen } = content
  const roster = new Set(state.periods[0]?.learners.map(({ student_id }) => student_id))
  const quarters = reading.quarters.flatMap(({ quarter, columns }) => columns.map(() => quarter))
  for (const { name, student_id } of choices.names) {
    if (!reading.names[name]) refuseChoice('names', `There is no name ${name}.`)
    if (student_id !== null && !roster.has(student_id))
      refuseChoice('names', 'This learner is not on the roster.')
  }
  for (const { column, item_id } of choices.columns) {
    const period = state.periods.find(({ quarter }) => quarter === quarters[column])
    if (!period) refuseChoice('columns', `There is no column ${column}.`)
    if (item_id !== null && !period.items.some(({ id }) => id === item_id))
      refuseChoice('columns', 'There is no such grade item in this quarter.')
  }
  return {
    ...content,
    chosen: {
      names: {
        ...chosen.names,
        ...Object.fromEntries(choices.names.map(({ name, student_id }) => [name, student_id])),
      },
      columns: {
        ...chosen.columns,
        ...Object.fromEntries(choices.columns.map(({ column, item_id }) => [column, item_id])),
      },
    },
  }
}

function refuseChoice(path: string, message: string): never {
  refuse('request.invalid', { errors: [{ path, message }] })
}
