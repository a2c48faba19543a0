import type { SchoolForm } from '@klasrum/contract/school-forms'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { schoolForms } from './school-forms.tables.ts'

export type StoredForm = typeof schoolForms.$inferSelect

export const formFolder = 'school_forms'
export const formKey = (name: string): string => `${formFolder}/${name}`

/** Whose the forms are that somebody adds: a school-admin keeps those of the school. */
export const ownerOf = ({ role, school_id, user_id }: Actor): { user_id: number } | { school_id: number } =>
  role === 'school-admin' && school_id !== null ? { school_id } : { user_id }

const managedForms = (actor: Actor): SQL => {
  const owner = ownerOf(actor)
  return 'user_id' in owner
    ? eq(schoolForms.user_id, owner.user_id)
    : eq(schoolForms.school_id, owner.school_id)
}

/** One's own, and those of the school; a teacher is of the school that has confirmed it. */
function usedBy(tx: Tx, actor: Actor): SQL | undefined {
  const taught = tx
    .select({ school_id: teachers.school_id })
    .from(teachers)
    .where(and(eq(teachers.user_id, actor.user_id), eq(teachers.school_state, 'confirmed')))
  return or(
    managedForms(actor),
    actor.role === 'teacher' ? inArray(schoolForms.school_id, taught) : undefined,
  )
}

/** In the order of their kinds, one's own before those of the school. */
export const listUsable = (tx: Tx, actor: Actor): Promise<StoredForm[]> =>
  tx
    .select()
    .from(schoolForms)
    .where(usedBy(tx, actor))
    .orderBy(schoolForms.kind, schoolForms.user_id, schoolForms.id)

/** For whoever may use it; for everybody else it does not exist. */
export const findUsable = async (tx: Tx, actor: Actor, id: number): Promise<StoredForm | undefined> =>
  (
    await tx
      .select()
      .from(schoolForms)
      .where(and(eq(schoolForms.id, id), usedBy(tx, actor)))
  )[0]

/** What it was stored as, once it is gone. */
export const removeForm = async (tx: Tx, actor: Actor, id: number): Promise<string | undefined> =>
  (
    await tx
      .delete(schoolForms)
      .where(and(eq(schoolForms.id, id), managedForms(actor)))
      .returning({ stored_as: schoolForms.stored_as })
  )[0]?.stored_as

type NewForm = Pick<StoredForm, 'kind' | 'file_name' | 'stored_as' | 'recognised' | 'added_at'>

const lockFormForUpdate = async (tx: Tx, actor: Actor, kind: StoredForm['kind']) =>
  (
    await tx
      .select({ stored_as: schoolForms.stored_as })
      .from(schoolForms)
      .where(and(eq(schoolForms.kind, kind), managedForms(actor)))
      .for('update')
  )[0]

/** In the place of the owner's form of the same kind, which is named if there was one. */
export async function replaceForm(
  tx: Tx,
  actor: Actor,
  form: NewForm,
): Promise<{ added: StoredForm; replaced: string | null }> {
  const old = await lockFormForUpdate(tx, actor, form.kind)
  const owner = ownerOf(actor)
  const { kind: _, ...changed } = form
  const [added] = await tx
    .insert(schoolForms)
    .values({ ...form, ...owner })
    .onConflictDoUpdate({
      target: ['user_id' in owner ? schoolForms.user_id : schoolForms.school_id, schoolForms.kind],
      set: changed,
    })
    .returning()
  if (!added) throw new Error('a form was not written')
  return { added, replaced: old?.stored_as ?? null }
}

export const shownForm = (actor: Actor, form: StoredForm): SchoolForm => {
  const owner = ownerOf(actor)
  const mayChange = 'user_id' in owner ? form.user_id === owner.user_id : form.school_id === owner.school_id
  const { id, kind, file_name, recognised, added_at } = form
  return {
    id,
    kind,
    of: form.user_id === null ? 'school' : 'me',
    file_name,
    recognised,
    added_at: added_at.toISOString(),
    may_change: mayChange,
  }
}

/** Which of these names still have a row. */
export const formsInForce = async (tx: Tx, names: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .select({ stored_as: schoolForms.stored_as })
        .from(schoolForms)
        .where(inArray(schoolForms.stored_as, [...names]))
    ).map(({ stored_as }) => stored_as),
  )
