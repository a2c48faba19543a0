import { randomUUID } from 'node:crypto'
import type { SchoolForm } from '@klasrum/contract/school-forms'
import { namesInZip } from '@klasrum/documents/unpack-zip'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { Upload } from '../../http/uploads.ts'
import { untilTaken } from '../../storage/kept-uploads.ts'
import { readForm } from './read-form.ts'
import { formKey, removeForm, replaceForm, shownForm } from './school-forms.store.ts'

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

/** Keeps a blank form in the place of one of the same kind. */
export async function addSchoolForm(
  { database, storage, clock }: House,
  actor: Actor,
  { name, bytes }: Upload,
): Promise<SchoolForm> {
  const { kind, recognised } = await readForm(bytes)
  const ending = endingOf(bytes)
  const stored_as = `${randomUUID()}.${ending}`
  await storage.put(formKey(stored_as), bytes, formTypes[ending])
  const { added, replaced } = await untilTaken(storage, [formKey(stored_as)], async (taken) => {
    const done = await inTx(database, (tx) =>
      replaceForm(tx, actor, {
        kind,
        recognised,
        stored_as,
        file_name: shownName(name),
        added_at: clock.now(),
      }),
    )
    taken()
    return done
  })
  if (replaced) await storage.remove(formKey(replaced)).catch(() => {})
  return shownForm(actor, added)
}

/** As the browser sends it, without a folder, and never empty. */
const shownName = (sent: string): string =>
  sent
    .toWellFormed()
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-200) || 'Form'

export async function deleteSchoolForm({ database, storage }: House, actor: Actor, id: number) {
  const stored_as = (await removeForm(database.tx, actor, id)) ?? refuse('form.not_found')
  await storage.remove(formKey(stored_as)).catch(() => {})
  return { message: 'The form was removed.' }
}
