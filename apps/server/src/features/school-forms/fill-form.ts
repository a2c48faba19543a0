import { buffer } from 'node:stream/consumers'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import { type FormFilling, formsOfLearners } from '@klasrum/contract/school-forms'
import { addressOf } from '@klasrum/documents/address'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { filledWord, filledWorkbook } from '@klasrum/documents/forms'
import { packZip } from '@klasrum/documents/pack-zip'
import { policyOf } from '@klasrum/grading/policies'
import { dateInManila } from '../../clock.ts'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { listTaught, readClass, recordOpening } from '../classes/door.ts'
import { readPeriods } from '../gradebook/door.ts'
import type { SectionKey } from '../sections/door.ts'
import { findSection, isOfSection } from '../sections/door.ts'
import { planCard, planPermanentRecord } from './card-form.ts'
import { checkGrades } from './check-grades.ts'
import { type FormContent, type FormLearner, listFormLearners, readContent } from './form-content.ts'
import { type FormEnding, formTypes } from './keep-form.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { isThreeTerm, type ReadForm, readForm, rostersIn } from './read-form.ts'
import { planRecord } from './record-form.ts'
import { planRoster } from './roster-form.ts'
import { findUsable, formKey, type StoredForm } from './school-forms.store.ts'
import { planWord } from './word-form.ts'

type File = Received<typeof FileReply>
type Asked = { class_id: number; form_id: number; student_id?: number | undefined }

const isOfLearners = ({ kind }: Pick<StoredForm, 'kind'>): boolean =>
  formsOfLearners.some((each) => each === kind)

type Prepared = { stored: StoredForm; content: FormContent; today: string }

/** The form, and what the actor may see of the class. */
async function prepared(
  tx: Tx,
  actor: Actor,
  { class_id, form_id, student_id }: Asked,
  now: Date,
): Promise<Prepared> {
  const klass = await readClass(tx, actor, class_id)
  const stored = (await findUsable(tx, actor, form_id)) ?? refuse('form.not_found')
  await recordOpening(tx, actor, class_id, now)
  const one = isOfLearners(stored) ? student_id : undefined
  const learners = await listFormLearners(tx, [class_id], one)
  if (one !== undefined && learners.length === 0) refuse('learner.not_found')
  const periods = stored.kind === 'class_record' ? await readPeriods(tx, klass) : []
  return {
    stored,
    content: await readContent(tx, actor, { klass, learners, periods }, now),
    today: dateInManila(now),
  }
}

async function blankOf(
  { storage }: House,
  { stored_as }: StoredForm,
): Promise<{ bytes: Buffer; form: ReadForm }> {
  const stream = (await storage.read(formKey(stored_as))) ?? refuse('form.not_found')
  const bytes = await buffer(stream)
  return { bytes, form: await readForm(bytes) }
}

/** One file with all that is said of it. */
type Filled = { bytes: Uint8Array; written: number; left: CellWrite[]; plan: Plan }

async function filledFor(
  { bytes, form }: { bytes: Buffer; form: ReadForm },
  { content, today }: Pick<Prepared, 'content' | 'today'>,
  learner: FormLearner | undefined,
): Promise<Filled> {
  if (form.file === 'word') {
    if (!learner) return { bytes, written: 0, left: [], plan: emptyPlan() }
    const { writes, notes } = planWord(form.word, { content, learner, today })
    const plan = { ...emptyPlan(), notes }
    return { bytes: await filledWord(bytes, writes), written: writes.length, left: [], plan }
  }
  const plan = planFor(form, { content, today }, learner)
  const done = await filledWorkbook(bytes, plan.writes)
  return { bytes: done.bytes, written: done.written.length, left: done.left, plan }
}

function planFor(
  { kind, sheets }: Extract<ReadForm, { file: 'workbook' }>,
  { content, today }: Pick<Prepared, 'content' | 'today'>,
  learner: FormLearner | undefined,
): Plan {
  if (kind === 'class_record') {
    refuseOtherPeriods(isThreeTerm(sheets), content)
    return planRecord(sheets, content)
  }
  if (kind === 'sf9') return learner ? planCard(sheets, { content, learner, today }) : emptyPlan()
  if (kind === 'sf10') return learner ? planPermanentRecord(sheets, { content, learner, today }) : emptyPlan()
  return planRoster(rostersIn(sheets), kind, content)
}

function refuseOtherPeriods(inTerms: boolean, { klass }: FormContent): void {
  const { periods } = policyOf(klass.policy)
  if (inTerms !== (periods === 3))
    refuse('workbook.other_policy', { fill: { file: spoken(inTerms ? 3 : 4), ours: spoken(periods) } })
}
const spoken = (periods: number): string => (periods === 3 ? 'three terms' : 'four quarters')

const shownLeft = 12
const shownNotes = 20

/** What filling would write and leave; the grades of a class record beside ours. */
export async function previewSchoolForm(house: House, actor: Actor, asked: Asked): Promise<FormFilling> {
  const ready = await inTx(house.database, (tx) => prepared(tx, actor, asked, house.clock.now()))
  const blank = await blankOf(house, ready.stored)
  const learners = isOfLearners(ready.stored) ? ready.content.learners : [undefined]
  // Cells that are left in the form of one learner are left in all: it alone is made, the others are planned.
  const first = learners.length > 0 ? await filledFor(blank, ready, learners[0]) : undefined
  const others = plannedFor(blank.form, ready, learners.slice(1))
  const left = first?.left ?? []
  const checked = first
    ? await checkGrades(house.env.libreOffice, first.bytes, first.plan.checks, first.plan.reasons)
    : { formulas: 'none' as const, differing: [], reasons: [] }
  return {
    kind: ready.stored.kind,
    written: (first?.written ?? 0) + others.written,
    left: {
      count: left.length,
      cells: left
        .slice(0, shownLeft)
        .map(({ sheet, row, column }) => `${sheet.slice(0, 60)}!${addressOf(row, column)}`),
    },
    notes: [...new Set([...(first?.plan.notes ?? []), ...others.notes])].slice(0, shownNotes),
    ...checked,
  }
}

/** What the forms of further learners would hold, without making them. */
function plannedFor(read: ReadForm, ready: Prepared, learners: readonly (FormLearner | undefined)[]) {
  const plans = learners.flatMap((learner) => {
    if (!learner) return []
    return [read.file === 'word' ? planWord(read.word, { ...ready, learner }) : planFor(read, ready, learner)]
  })
  return {
    written: plans.reduce((sum, { writes }) => sum + writes.length, 0),
    notes: plans.flatMap(({ notes }) => notes),
  }
}

export async function fillSchoolForm(house: House, actor: Actor, asked: Asked): Promise<File> {
  const ready = await inTx(house.database, (tx) => prepared(tx, actor, asked, house.clock.now()))
  const blank = await blankOf(house, ready.stored)
  const name = `${ready.stored.kind.replace('_', '-')}-${asked.class_id}`
  if (!isOfLearners(ready.stored))
    return fileOf(ready.stored, name, (await filledFor(blank, ready, undefined)).bytes)
  const [learner] = ready.content.learners
  if (asked.student_id !== undefined && learner)
    return fileOf(ready.stored, `${name}-${asked.student_id}`, (await filledFor(blank, ready, learner)).bytes)
  return zipOf(blank, ready, name)
}

export async function fillSectionForm(
  house: House,
  actor: Actor,
  form_id: number,
  key: SectionKey,
): Promise<File> {
  const now = house.clock.now()
  const ready = await inTx(house.database, async (tx): Promise<Prepared> => {
    const section = (await findSection(tx, actor, key)) ?? refuse('section.not_found')
    const stored = (await findUsable(tx, actor, form_id)) ?? refuse('form.not_found')
    if (!isOfLearners(stored)) refuse('form.not_of_learners')
    const taught = await listTaught(tx, isOfSection(key), mostClasses)
    const [first] = taught
    if (!first) refuse('section.not_found')
    const learners = await listFormLearners(
      tx,
      taught.map(({ class_id }) => class_id),
    )
    const klass = {
      ...section,
      id: first.class_id,
      policy: first.policy,
      subject_name: null,
      primary_teacher_name: null,
    }
    return {
      stored,
      content: await readContent(tx, actor, { klass, learners }, now),
      today: dateInManila(now),
    }
  })
  return zipOf(await blankOf(house, ready.stored), ready, `${ready.stored.kind}-section`)
}

const mostClasses = 60

const endingOf = ({ stored_as }: StoredForm): FormEnding => stored_as.split('.').at(-1) as FormEnding

const fileOf = (stored: StoredForm, name: string, bytes: Uint8Array): File => ({
  type: formTypes[endingOf(stored)],
  name: `${name}.${endingOf(stored)}`,
  bytes,
})

/** A file for each learner, named by the learner. */
async function zipOf(blank: { bytes: Buffer; form: ReadForm }, ready: Prepared, name: string): Promise<File> {
  const files = new Map<string, Uint8Array>()
  for (const learner of ready.content.learners) {
    const { bytes } = await filledFor(blank, ready, learner)
    const own = learner.listed_name.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'Learner'
    const ending = endingOf(ready.stored)
    const isTaken = files.has(`${own}.${ending}`)
    files.set(`${own}${isTaken ? ` ${learner.student_id}` : ''}.${ending}`, bytes)
  }
  return { type: 'application/zip', name: `${name}.zip`, bytes: packZip(files) }
}
