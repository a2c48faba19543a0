import { z } from 'zod'
import { PolicyId } from './classes.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, Id, KeptText, Limit, managers, Offset, OptionalId, Search, staff } from './fields.ts'
import { Gender, GradeLevel } from './learners.ts'

/** Classes of one school and school year with the same grade level and section, however the section is spelt. */
export const SectionKeyFields = z.object({
  school_id: z.coerce.number().pipe(Id),
  school_year: z.string().min(1).max(20),
  grade_level: GradeLevel,
  section: z.string().trim().min(1).max(60),
})

const Section = z.object({
  school_id: Id,
  school_name: z.string().max(200),
  school_year: z.string().max(20),
  grade_level: z.string().max(2),
  section: z.string().max(60),
  class_count: Count,
  learner_count: Count,
  /** The profile's id. */
  adviser_id: Id.nullable(),
  adviser_name: KeptText(170),
})
export type Section = z.infer<typeof Section>

export const listSectionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/sections',
  summary:
    'Sections of a school year: all for an admin, those of the school for a school-admin, those they advise for a teacher.',
  access: staff,
  records: 'scope',
  query: z.object({
    search: Search,
    school_id: OptionalId,
    /** The latest one there are classes of, unless said otherwise. */
    school_year: z.string().max(20).optional(),
    limit: Limit(200, 100),
    offset: Offset,
  }),
  reply: z.object({
    school_year: KeptText(20),
    school_years: z.array(z.string().max(20)).max(100),
    sections: z.array(Section).max(200),
    total: Count,
  }),
  refusals: ['request.invalid'],
})

export const appointAdviserEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/section-advisers',
  summary: "Makes a teacher of the school a section's adviser; null takes the adviser away.",
  access: managers,
  records: 'scope',
  body: SectionKeyFields.extend({ school_id: Id, teacher_id: Id.nullable() }),
  reply: Section,
  refusals: ['request.invalid', 'section.not_found', 'teacher.not_found'],
})

const Grade = z.number().min(0).max(100).nullable()

export const SectionGrades = z.object({
  section: Section,
  /** As many as the policies of its classes have at most. */
  periods: z.int().min(3).max(4),
  period: z.enum(['Quarter', 'Term']),
  subjects: z
    .array(
      z.object({
        class_id: Id,
        subject_name: z.string().max(200),
        subject_code: z.string().max(40),
        teacher: KeptText(170),
        policy: PolicyId,
      }),
    )
    .max(60),
  learners: z
    .array(
      z.object({
        student_id: Id,
        listed_name: z.string().max(200),
        gender: Gender,
        /** In the order of the subjects; null for a class the learner is not in. */
        grades: z
          .array(
            z
              .object({
                periods: z.array(Grade).max(4),
                provisional: z.array(z.boolean()).max(4),
                final: Grade,
              })
              .nullable(),
          )
          .max(60),
        /** By period, and of the final grades. */
        averages: z.array(Grade).max(4),
        general_average: Grade,
        descriptor: KeptText(60),
      }),
    )
    .max(2_000),
})
export type SectionGrades = z.infer<typeof SectionGrades>

export const readSectionGradesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/sections/grades',
  summary: 'All subjects of a section side by side, with general averages. Opening it is recorded.',
  access: staff,
  records: 'scope',
  query: SectionKeyFields,
  reply: SectionGrades,
  refusals: ['request.invalid', 'section.not_found'],
})

export const printSectionGradesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/sections/grades/file',
  summary: 'The same side by side, to print or to work on.',
  access: staff,
  records: 'scope',
  query: SectionKeyFields.extend({
    format: z.enum(['pdf', 'xlsx']).default('xlsx'),
    paper: z.enum(['a4', 'long']).default('a4'),
  }),
  reply: FileReply,
  refusals: ['request.invalid', 'section.not_found'],
})
