import type { SessionUser } from '@klasrum/contract/accounts'
import { dateFieldDay } from '../../../lib/format.ts'
import { schoolYearAt } from '../../schools/door.ts'
import { teacherName } from '../../teachers/door.ts'
import { fittingTerms, termOn } from '../terms.ts'
import { type ClassFields, emptyFields } from './class-fields.ts'
import type { FormData } from './use-form-data.ts'

/** A teacher's own school and name, a school-admin's school, and the term that runs. */
export function firstFields(user: SessionUser, { terms, own }: FormData): ClassFields {
  const term = termOn(fittingTerms(terms, ''), dateFieldDay(new Date()))
  const school = own?.school_id ?? (user.role === 'school-admin' ? user.user_metadata?.school_id : null)
  return {
    ...emptyFields,
    school_id: school ? String(school) : '',
    term_id: term ? String(term.id) : '',
    primary_teacher_id: own ? String(own.id) : '',
    primary_teacher_name: own ? teacherName(own) : '',
  }
}

/** Of the chosen term; before one is chosen, the year that runs. */
export const schoolYearOf = ({ term_id }: ClassFields, { terms }: FormData): string =>
  terms.find(({ id }) => String(id) === term_id)?.school_year ?? schoolYearAt(new Date())

export function whySchoolFixed({ role, user_metadata }: SessionUser): string | undefined {
  if (role === 'teacher') return 'Your school, from your teacher profile.'
  if (role !== 'school-admin') return undefined
  return user_metadata?.school_id
    ? 'You keep the classes of your own school.'
    : 'Your account has no school yet. Please ask an administrator for it.'
}
