import { aBlankRecord, aBlankWordCard } from '@klasrum/testkit/blank-forms'
import { only, type User } from '@klasrum/testkit/builders'
import { schoolForms } from '../features/school-forms/school-forms.tables.ts'
import { aClassOf } from './kept-class.ts'
import { missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'
import { aSectionOf, noSection } from './report-policy.ts'
import type { World } from './world.ts'

type Kind = 'class_record' | 'sf9'

/** A school-admin's is the school's. There is one of each kind, so that it takes the place of an earlier one. */
async function formOf({ app, tx }: World, owner: User, kind: Kind = 'class_record') {
  const isSchools = owner.role === 'school-admin' && owner.school_id !== null
  const stored_as = `${kind}-${owner.id}.${kind === 'sf9' ? 'docx' : 'xlsx'}`
  const bytes = kind === 'sf9' ? aBlankWordCard() : aBlankRecord()
  await app.house.storage.put(`school_forms/${stored_as}`, bytes, 'application/octet-stream')
  const values = {
    ...(isSchools ? { school_id: owner.school_id } : { user_id: owner.id }),
    kind,
    file_name: 'Form.xlsx',
    stored_as,
    recognised: 'A form',
    added_at: app.clock.now(),
  }
  const target = [isSchools ? schoolForms.school_id : schoolForms.user_id, schoolForms.kind]
  return only(
    await tx.insert(schoolForms).values(values).onConflictDoUpdate({ target, set: values }).returning(),
  )
}

const ofForm: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({ params: { id: (await formOf(world, owner)).id } }),
  missing: missingById,
  may: onlyOwners(staff),
}
const ofFormInClass: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({
    params: { id: (await aClassOf(world, owner)).id, form_id: (await formOf(world, owner)).id },
  }),
  missing: ({ missingId }) => ({ params: { id: missingId, form_id: missingId } }),
  may: onlyOwners(staff),
}

const ofFormInSection: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({
    query: await aSectionOf(world, owner),
    params: { form_id: (await formOf(world, owner, 'sf9')).id },
  }),
  missing: (world) => ({ query: noSection(world), params: { form_id: world.missingId } }),
  may: onlyOwners(staff),
}

/** The department's own forms. */
export const schoolFormPolicy: Record<string, PolicyRow> = {
  'GET /api/education/school-forms': { who: staff },
  'POST /api/education/school-forms': { who: staff, ask: () => ({ file: aBlankRecord() }) },
  'DELETE /api/education/school-forms/{id}': { who: staff, records: ofForm },
  'GET /api/education/classes/{id}/school-forms/{form_id}': { who: staff, records: ofFormInClass },
  'GET /api/education/classes/{id}/school-forms/{form_id}/file': { who: staff, records: ofFormInClass },
  'GET /api/education/sections/school-forms/{form_id}/file': { who: staff, records: ofFormInSection },
}
