import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Count, Deleted, Id, Limit, Offset, PathId, Search, staff } from './fields.ts'

export const Subject = z.object({
  id: Id,
  code: z.string().max(40),
  name: z.string().max(200),
  description: z.string().max(1000).nullable(),
  created_by_user_id: Id.nullable(),
  /** Classes that teach it, and those of them that are not archived. */
  class_count: Count,
  active_class_count: Count,
})
export type Subject = z.infer<typeof Subject>

const SubjectBody = z.object({
  code: z.string().trim().min(1, 'Please fill in this field.').max(40),
  name: z.string().trim().min(1, 'Please fill in this field.').max(200),
  description: z
    .string()
    .trim()
    .max(1000)
    .nullish()
    .transform((typed) => typed || null),
})

export const listSubjectsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/subjects',
  summary: 'Subjects; search by name, code or description.',
  access: staff,
  records: 'published',
  query: z.object({
    search: Search,
    use: z.enum(['all', 'active', 'unused']).default('all'),
    sort: z.enum(['name', 'code', 'newest']).default('name'),
    limit: Limit(200, 100),
    offset: Offset,
  }),
  reply: z.array(Subject).max(200),
  refusals: ['request.invalid'],
})

export const createSubjectEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/subjects',
  summary: 'Adds a subject; it belongs to whoever made it.',
  access: staff,
  records: 'own',
  body: SubjectBody,
  reply: Subject,
  refusals: ['request.invalid', 'too_many_tries'],
})

export const editSubjectEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/subjects/{id}',
  summary:
    'Changes a subject: the own, as a school-admin also those made at the own school, as an admin every one.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: SubjectBody,
  reply: Subject,
  refusals: ['request.invalid', 'subject.not_found', 'subject.not_yours', 'subject.other_school'],
})

export const deleteSubjectEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/subjects/{id}',
  summary: 'Deletes a subject that no class teaches.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['subject.not_found', 'subject.not_yours', 'subject.other_school', 'record.in_use'],
})

const Day = z.iso.date('Please enter a date.').max(10)
const SchoolYear = z
  .string()
  .regex(/^20\d\d-20\d\d$/, { error: 'Write it as in 2026-2027.', abort: true })
  .max(9)
  .refine((year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1, 'Write it as in 2026-2027.')

export const Term = z.object({
  id: Id,
  name: z.string().max(60),
  school_year: z.string().max(20),
  kind: z.enum(['quarter', 'term']),
  number: z.int().min(1).max(4),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
})
export type Term = z.infer<typeof Term>

export const listTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/terms',
  summary: 'Terms of all school years, the newest year first.',
  access: 'signed-in',
  records: 'published',
  reply: z.array(Term).max(500),
  refusals: [],
})

export const createTermsEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/terms',
  summary: 'Opens a school year: four quarters, three terms, or both.',
  access: admins,
  records: 'all',
  body: z.object({
    school_year: SchoolYear,
    kinds: z
      .array(z.enum(['quarter', 'term']))
      .min(1, 'Choose quarters, terms or both.')
      .max(2),
  }),
  reply: z.array(Term).max(7),
  refusals: ['request.invalid', 'term.year_taken'],
})

export const editTermEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/terms/{id}',
  summary: 'Changes the name and the dates of a term.',
  access: admins,
  records: 'all',
  params: z.object({ id: PathId }),
  body: z
    .object({
      name: z.string().trim().min(1, 'Please fill in this field.').max(60),
      starts_on: Day.nullable(),
      ends_on: Day.nullable(),
    })
    .refine(({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on < ends_on, {
      path: ['ends_on'],
      error: 'It must end after it starts.',
    }),
  reply: Term,
  refusals: ['request.invalid', 'term.not_found', 'term.overlaps'],
})

export const deleteTermEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/terms/{id}',
  summary: 'Deletes a term that no class uses.',
  access: admins,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['term.not_found', 'record.in_use'],
})
