import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { policyOf } from '@klasrum/grading/policies'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { readApart } from '../../imports/read-apart.ts'
import { shownFileName } from '../../storage/file-names.ts'
import { findManagedClass, type ManagedClass, readClass } from '../classes/door.ts'
import { readHighestScores, readPeriods, refuseBeyond } from '../gradebook/door.ts'
import { differencesFrom } from './file-facts.ts'
import { factTexts, formText } from './file-kind.ts'
import {
  type ClassState,
  type JudgedWorkbook,
  judgeWorkbook,
  type WorkbookContent,
} from './judge-workbook.ts'
import { withOneAssessment } from './one-assessment.ts'
import { type ReadFile, readFile } from './read-file.ts'
import type { WorkbookReading } from './reading.ts'
import { addWorkbookImport } from './workbook-imports.store.ts'

type Sent = { class_id: number; quarter: number | undefined; file: { name: string; bytes: Buffer } }

const readFileApart = readApart(new URL('./read-file.ts', import.meta.url), readFile, {
  refused: 'workbook.too_large',
})

/** Reads a file and says what it would do. Nothing but the preview is written. */
export async function previewWorkbook(
  { database: { tx }, clock }: House,
  actor: Actor,
  { class_id, quarter, file }: Sent,
): Promise<WorkbookPreview> {
  const klass = await findManagedClass(tx, actor, class_id)
  if (klass.archived_at) refuse('class.archived')
  if (quarter !== undefined) refuseBeyond(klass.policy, quarter)
  const state = await readState(tx, klass)
  const of = quarter ?? currentQuarter(state)
  const answer = await readFileApart(file.bytes, { class_id, quarter: of })
  if ('refused' in answer) refuse(answer.refused, answer.fill && { fill: answer.fill })
  refuseOtherPeriods(answer.reading, klass)
  const content: WorkbookContent = {
    reading: withOneAssessment(answer.reading),
    chosen: { names: {}, columns: {} },
    file: aboutOf(answer, await readClass(tx, actor, class_id)),
    quarter: of,
    pointing: [],
  }
  const judged = judgeWorkbook(content, state)
  const file_name = shownFileName(file.name, 'Class record')
  const id = await addWorkbookImport(tx, {
    class_id,
    user_id: actor.user_id,
    file_name,
    content,
    source: answer.source.length > 0 ? answer.source : null,
    shown: judged.digest,
    created_at: clock.now(),
  })
  return workbookPreviewOf({ id, class_id, file_name }, content, judged)
}

function aboutOf({ kind, linked, sheets }: ReadFile, klass: ClassSummary): WorkbookContent['file'] {
  const isRecord = kind.form.kind === 'class_record'
  return {
    about: {
      what: formText(kind).slice(0, 160),
      says: isRecord ? factTexts(kind.facts) : [],
      differs: isRecord ? differencesFrom(kind.facts, klass) : [],
    },
    linked,
    sheets,
  }
}

/** The class as it stands when it is called. */
export const readState = async (tx: Tx, klass: ManagedClass): Promise<ClassState> => ({
  ofTerms: policyOf(klass.policy).periods === 3,
  periods: await readPeriods(tx, klass),
  highest: await readHighestScores(tx, klass.id),
})

export const contentOf = ({ content }: { content: unknown }): WorkbookContent => content as WorkbookContent

export const workbookPreviewOf = (
  { id, class_id, file_name }: Pick<WorkbookPreview, 'id' | 'class_id' | 'file_name'>,
  { file }: Pick<WorkbookContent, 'file'>,
  { outcome }: JudgedWorkbook,
): WorkbookPreview => ({ id, class_id, file_name, ...outcome, ...file })

/** The earliest that is open; the last when all are closed. */
const currentQuarter = ({ periods }: ClassState): number =>
  periods.find(({ closed }) => !closed)?.quarter ?? periods.length

function refuseOtherPeriods({ kind }: WorkbookReading, { policy }: ManagedClass): void {
  const { periods } = policyOf(policy)
  const inFile = { quarterly: 4, three_term: 3, ours: periods, table: periods, unknown: periods }[kind]
  if (inFile !== periods)
    refuse('workbook.other_policy', { fill: { file: spoken(inFile), ours: spoken(periods) } })
}
const spoken = (periods: number): string => (periods === 3 ? 'three terms' : 'four quarters')
