import { buffer } from 'node:stream/consumers'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import { type FormFilling, formsOfLearners } from '@klasrum/contract/school-forms'
import { cellAddressOf } from '@klasrum/documents/address'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { filledWord, filledWorkbook } from '@klasrum/documents/forms'
import { packZip } from '@klasrum/documents/pack-zip'
import { dateInManila } from '../../clock.ts'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { inThread } from '../../jobs/in-thread.ts'
import { listTaught, readClass, recordOpening } from '../classes/door.ts'
import { readPeriods } from '../gradebook/door.ts'
import type { SectionKey } from '../sections/door.ts'
import { findSection, isOfSection } from '../sections/door.ts'
import { checkGrades } from './check-grades.ts'
import { type FormContent, type FormLearner, listFormLearners, readFormContent } from './form-content.ts'
import { type FormPlan, sentContent } from './form-plans.ts'
import { type FormEnding, formTypes } from './keep-form.ts'
import type { Plan } from './plan.ts'
import { findUsable, formKey, type StoredForm } from './school-forms.store.ts'

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
  await recordOpening(tx, actor, class_id, now, 'form')
  const one = isOfLearners(stored) ? student_id : undefined
  const learners = await listFormLearners(tx, [class_id], one)
  if (one !== undefined && learners.length === 0) refuse('learner.not_found')
  const periods = stored.kind === 'class_record' ? await readPeriods(tx, klass) : []
  return {
    stored,
    content: await readFormContent(tx, actor, { klass, learners, periods }, now),
    today: dateInManila(now),
  }
}

const inOwnThread = inThread<typeof import('./form-plans.ts')>(new URL('./form-plans.ts', import.meta.url))

type Planned = { bytes: Buffer; plans: FormPlan[] }

/** The blank form, and what would be written into it for each learner. */
async function planned(
  { storage }: House,
  { stored, content, today }: Prepared,
  learners: readonly (FormLearner | undefined)[],
): Promise<Planned> {
  const stream = (await storage.read(formKey(stored.stored_as))) ?? refuse('form.not_found')
  const bytes = await buffer(stream)
  const asked = { content: sentContent(content), today, learners }
  return { bytes, plans: (await inOwnThread('planForms', bytes, asked)) ?? refuse('form.too_large') }
}

/** One file with all that is said of it. */
type Filled = { bytes: Uint8Array; written: number; left: CellWrite[]; plan: Plan }

async function filledWith(bytes: Buffer, planned: FormPlan): Promise<Filled> {
  const { plan } = planned
  if (planned.file === 'word') {
    const { words } = planned
    if (words.length === 0) return { bytes, written: 0, left: [], plan }
    return { bytes: await filledWord(bytes, words), written: words.length, left: [], plan }
  }
  const done = await filledWorkbook(bytes, plan.writes)
  return { bytes: done.bytes, written: done.written.length, left: done.left, plan }
}

const countOf = (planned: FormPlan): number =>
  planned.file === 'word' ? planned.words.length : planned.plan.writes.length

const shownLeft = 12
const shownNotes = 20

/** What filling would write and leave; the grades of a class record beside ours. */
export async function previewSchoolForm(house: House, actor: Actor, asked: Asked): Promise<FormFilling> {
  const ready = await inTx(house.database, (tx) => prepared(tx, actor, asked, house.clock.now()))
  const learners = isOfLearners(ready.stored) ? ready.content.learners : [undefined]
  const { bytes, plans } = await planned(house, ready, learners)
  // Cells that are left in the form of one learner are left in all: it alone is made, the others are planned.
  const [one, ...others] = plans
  const first = one && (await filledWith(bytes, one))
  const left = first?.left ?? []
  const checked = first
    ? await checkGrades(house.env.libreOffice, first.bytes, first.plan.checks, first.plan.reasons)
    : { formulas: 'none' as const, differing: [], reasons: [] }
  return {
    kind: ready.stored.kind,
    written: others.reduce((sum, each) => sum + countOf(each), first?.written ?? 0),
    left: {
      count: left.length,
      cells: left
        .slice(0, shownLeft)
        .map(({ sheet, row, column }) => `${sheet.slice(0, 60)}!${cellAddressOf(row, column)}`),
    },
    notes: [...new Set(plans.flatMap(({ plan }) => plan.notes))].slice(0, shownNotes),
    ...checked,
  }
}

export async function fillSchoolForm(house: House, actor: Actor, asked: Asked): Promise<File> {
  const ready = await inTx(house.database, (tx) => prepared(tx, actor, asked, house.clock.now()))
  const name = `${ready.stored.kind.replace('_', '-')}-${asked.class_id}`
  const [learner] = ready.content.learners
  const isOfOne = asked.student_id !== undefined && learner !== undefined
  if (isOfLearners(ready.stored) && !isOfOne) return zipOf(house, ready, name)
  const { bytes, plans } = await planned(house, ready, [isOfLearners(ready.stored) ? learner : undefined])
  const [plan] = plans
  if (!plan) throw new Error('A form was not planned.')
  const suffix = isOfLearners(ready.stored) ? `-${asked.student_id}` : ''
  return fileOf(ready.stored, `${name}${suffix}`, (await filledWith(bytes, plan)).bytes)
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
      content: await readFormContent(tx, actor, { klass, learners }, now),
      today: dateInManila(now),
    }
  })
  return zipOf(house, ready, `${ready.stored.kind}-section`)
}

const mostClasses = 60

const endingOf = ({ stored_as }: StoredForm): FormEnding => stored_as.split('.').at(-1) as FormEnding

const fileOf = (stored: StoredForm, name: string, bytes: Uint8Array): File => ({
  type: formTypes[endingOf(stored)],
  name: `${name}.${endingOf(stored)}`,
  bytes,
})

/** A file for each learner, named by the learner. */
async function zipOf(house: House, ready: Prepared, name: string): Promise<File> {
  const { learners } = ready.content
  const { bytes, plans } = await planned(house, ready, learners)
  const files = new Map<string, Uint8Array>()
  for (const [at, plan] of plans.entries()) {
    const { listed_name = '', student_id } = learners[at] ?? {}
    const filled = await filledWith(bytes, plan)
    const own = listed_name.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'Learner'
    const ending = endingOf(ready.stored)
    const isTaken = files.has(`${own}.${ending}`)
    files.set(`${own}${isTaken ? ` ${student_id}` : ''}.${ending}`, filled.bytes)
  }
  return { type: 'application/zip', name: `${name}.zip`, bytes: packZip(files) }
}
