import { randomUUID } from 'node:crypto'
import type { SchoolForm } from '@klasrum/contract/school-forms'
import { namesInZip } from '@klasrum/documents/unpack-zip'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { inThread } from '../../jobs/in-thread.ts'
import { shownFileName } from '../../storage/file-names.ts'
import { refuseWithoutRoomFor, storing } from '../storage/door.ts'
import { formKey, ownerOf, removeForm, replaceForm, shownForm } from './school-forms.store.ts'

/** How a form is handed out, by the end of its stored name. */
export const formTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type FormEnding = keyof typeof formTypes

/** By what it holds and not by its name: a workbook with macros under another ending does not open. */
function endingOf(bytes: Buffer): FormEnding {
  const names = namesInZip(bytes)
  if (names.includes('word/document.xml')) return 'docx'
  return names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name)) ? 'xlsm' : 'xlsx'
}

const mostFormsAnHour = 60

/** Before the form is read. */
export async function refuseFormAhead(
  { database: { tx }, clock }: House,
  { actor, size }: { actor: Actor; size: number },
): Promise<void> {
  await refuseBeyondQuota(tx, `form:${actor.user_id}`, clock.now(), mostFormsAnHour)
  await refuseWithoutRoomFor(tx, actor.user_id, size)
}

const inOwnThread = inThread<typeof import('./form-plans.ts')>(new URL('./form-plans.ts', import.meta.url))

/** Keeps a blank form in the place of one of the same kind. */
export async function addSchoolForm(house: House, actor: Actor, upload: Upload): Promise<SchoolForm> {
  const { database, storage, clock } = house
  await countWithinQuota(database.tx, `form:${actor.user_id}`, clock.now(), mostFormsAnHour)
  const bytes = await upload.bytes()
  const { kind, recognised } = (await inOwnThread('recogniseForm', bytes)) ?? refuse('form.too_large')
  const ending = endingOf(bytes)
  const stored_as = `${randomUUID()}.${ending}`
  const file = {
    key: formKey(stored_as),
    content: bytes,
    type: formTypes[ending],
    kind: 'form',
    owner: ownerOf(actor),
  } as const
  const { added, replaced } = await storing(house, [file], (taken) =>
    inTx(database, async (tx) => {
      const done = await replaceForm(tx, actor, {
        kind,
        recognised,
        stored_as,
        file_name: shownFileName(upload.name, 'Form'),
        added_at: clock.now(),
      })
      taken()
      return done
    }),
  )
  if (replaced) await storage.remove(formKey(replaced)).catch(() => {})
  return shownForm(actor, added)
}

export async function deleteSchoolForm({ database, storage }: House, actor: Actor, id: number) {
  const stored_as = (await removeForm(database.tx, actor, id)) ?? refuse('form.not_found')
  await storage.remove(formKey(stored_as)).catch(() => {})
  return { message: 'The form was removed.' }
}
