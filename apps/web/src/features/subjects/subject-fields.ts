import type { SessionUser } from '@klasrum/contract/accounts'
import type { Subject } from '@klasrum/contract/subjects'
import type { Input } from '../../lib/call.ts'
import { counted } from '../../lib/format.ts'

export type SubjectFields = { code: string; name: string; description: string }

export const subjectFieldsOf = (subject?: Subject): SubjectFields => ({
  code: subject?.code ?? '',
  name: subject?.name ?? '',
  description: subject?.description ?? '',
})

export const isSubjectComplete = ({ code, name }: SubjectFields): boolean =>
  code.trim() !== '' && name.trim() !== ''

/** An empty description is left out. */
export function subjectBodyOf(fields: SubjectFields): Input<'POST /api/education/subjects'>['body'] {
  const description = fields.description.trim()
  return { code: fields.code.trim(), name: fields.name.trim(), ...(description ? { description } : {}) }
}

export const mayChange = (
  user: Pick<SessionUser, 'id' | 'role'>,
  subject: Pick<Subject, 'created_by_user_id'>,
): boolean => user.role === 'admin' || user.role === 'school-admin' || subject.created_by_user_id === user.id

/** "3 classes, 1 of them archived" */
export function classText({
  class_count,
  active_class_count,
}: Pick<Subject, 'class_count' | 'active_class_count'>): string {
  const archived = class_count - active_class_count
  const all = counted(class_count, 'class', 'classes')
  if (archived === 0) return all
  return archived === class_count ? `${all}, archived` : `${all}, ${archived} of them archived`
}
