import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  admins,
  Count,
  Id,
  KeptText,
  Limit,
  Moment,
  PageNumber,
  PathId,
  Search,
  staff,
  Totals,
} from './fields.ts'
import { SkillSummary } from './skills.ts'
import { Language, UnitId } from './source.ts'

export const mostMistakesAnHour = 20

const text = (most: number) => z.string().max(most)
const texts = (most: number) => z.array(text(1_000)).max(most)
const Grade = z.int().min(1).max(12)
/** The line of the file on which a part of a unit begins: the name by which a mistake in it is reported. */
const Line = z.int().min(1).max(100_000)

const head = {
  id: UnitId,
  /** "Science 5 · The Water Cycle". */
  label: text(300),
  title: text(200),
  area: text(120),
  grades: z.array(Grade).min(1).max(12),
  language: Language,
  /** The day on which somebody who did not write it had checked all of it; null until then. */
  second_reading: KeptText(10),
}

export const UnitSummary = z.object({
  ...head,
  counts: z.object({
    ideas: Count,
    terms: Count,
    facts: Count,
    situations: Count,
    prompts: Count,
    days: Count,
  }),
})
export type UnitSummary = z.infer<typeof UnitSummary>

/** A learning area by its name and its part of an address, with the grades it has units for. */
const UnitArea = z.object({ key: text(60), name: text(120), grades: z.array(Grade).max(12) })
export type UnitArea = z.infer<typeof UnitArea>

export const listUnitsEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/units',
  summary:
    'Units of the curriculum by area, grade and title; a search looks at titles, terms and cues. With the areas and grades there are.',
  access: staff,
  records: 'published',
  query: z.object({
    /** As in the address of a unit: `science`. */
    area: z.string().trim().max(60).default(''),
    grade: z.coerce.number().pipe(Grade).optional(),
    language: Language.optional(),
    search: Search,
    page: PageNumber,
    limit: Limit(60, 24),
  }),
  reply: z.object({
    units: z.array(UnitSummary).max(60),
    areas: z.array(UnitArea).max(60),
    ...Totals,
  }),
  refusals: ['request.invalid'],
})

const choices = { answer: text(1_000), wrong: texts(12), why: text(2_000) }

const Fact = z.object({
  level: z.enum(['remember', 'understand', 'apply', 'analyze']),
  /** The whole statement is before, answer and after. */
  before: text(1_000),
  after: text(1_000),
  ask: text(1_000),
  ...choices,
  /** Other answers that are right. */
  also: texts(30),
  /** The answer can rightly be given in other words. */
  choices_only: z.boolean(),
  line: Line,
})

const DayQuestion = z.object({ ask: text(1_000), answer: text(1_000) })

const UnitDay = z.object({
  title: text(200),
  /** Numbers of competencies, the first being 1. */
  teaches: z.array(z.int().min(1).max(60)).max(60),
  knowledge: text(2_000),
  skill: text(2_000),
  attitude: text(2_000),
  materials: texts(60),
  steps: z
    .array(
      z.object({
        name: z.enum(['hook', 'i do', 'we do', 'you do', 'check', 'generalization']),
        minutes: z.int().min(0).max(600),
        text: text(4_000),
        given: z.array(text(4_000)).max(20),
        expected: text(4_000),
      }),
    )
    .max(40),
  questions: z.array(DayQuestion).max(60),
  check: z.array(DayQuestion).max(20),
  value: text(2_000),
  value_question: DayQuestion.nullable(),
  help: text(2_000),
  more: text(2_000),
  assignment: text(2_000),
  line: Line,
})

/** A unit as a teacher reads it. */
export const CurriculumUnit = z.object({
  ...head,
  written: text(10),
  competencies: z.array(z.object({ text: text(2_000), code: KeptText(300) })).max(60),
  /** What the curriculum asks for in the part of the year that teaches it, `grade 5, term 1`; null where it is not known. */
  standards: z
    .object({ part_of_year: text(120), content: text(4_000), performance: text(4_000), source: text(300) })
    .nullable(),
  ideas: z
    .array(
      z.object({
        title: text(300),
        explanation: text(4_000),
        terms: z
          .array(
            z.object({
              name: text(200),
              meaning: text(1_000),
              kind: text(200),
              also: texts(30),
              line: Line,
            }),
          )
          .max(100),
        facts: z.array(Fact).max(200),
        line: Line,
      }),
    )
    .max(40),
  classes: z.array(z.object({ name: text(300), members: texts(40), others: texts(40), line: Line })).max(100),
  orders: z.array(z.object({ name: text(300), steps: texts(20), line: Line })).max(100),
  situations: z
    .array(
      z.object({
        level: z.enum(['understand', 'apply', 'analyze']),
        case: text(4_000),
        ask: text(1_000),
        ...choices,
        line: Line,
      }),
    )
    .max(200),
  prompts: z
    .array(
      z.object({
        level: z.enum(['evaluate', 'create']),
        task: text(4_000),
        looked_for: texts(40),
        rubric: texts(12),
        line: Line,
      }),
    )
    .max(100),
  misconceptions: z.array(z.object({ wrong: text(1_000), right: text(2_000), line: Line })).max(100),
  days: z.array(UnitDay).max(40),
  /** Kinds of problems that its lessons practise. */
  skills: z.array(SkillSummary).max(60),
})
export type CurriculumUnit = z.infer<typeof CurriculumUnit>

export const showUnitEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/units/{area}/{grade}/{topic}',
  summary: 'A whole unit: ideas, terms, questions with answers, wrong ideas and days of teaching.',
  access: staff,
  records: 'published',
  params: z.object({ area: text(120), grade: text(120), topic: text(120) }),
  reply: CurriculumUnit,
  refusals: ['request.invalid', 'unit.not_found'],
})

export const reportMistakeEndpoint = endpoint({
  method: 'POST',
  path: '/api/curriculum/mistakes',
  summary: 'Reports a mistake in a unit, or in the part of it that begins on a line, to the admins.',
  access: staff,
  records: 'own',
  once: true,
  body: z.object({
    unit: UnitId,
    line: Line.nullable(),
    says: z.string().trim().min(3, 'Please write what is wrong.').max(1_000),
  }),
  reply: z.object({ id: Id, created_at: Moment }),
  refusals: [
    'request.invalid',
    'unit.not_found',
    'unit.line_not_found',
    'too_many_tries',
    'once.other_request',
  ],
})

export const UnitMistake = z.object({
  id: Id,
  unit: UnitId,
  /** Null when there is no such unit any more. */
  unit_label: KeptText(300),
  line: Line.nullable(),
  /** The lines of the file that it is about, as they were when it was reported; null for the whole unit. */
  lines_text: KeptText(8_000),
  /** Those lines are in the unit no more, so somebody has corrected them or taken them out. */
  changed: z.boolean(),
  says: text(1_000),
  /** Null when the account is gone. */
  user_name: KeptText(170),
  created_at: Moment,
  closed_at: Moment.nullable(),
  closed_by: KeptText(170),
})
export type UnitMistake = z.infer<typeof UnitMistake>

export const listMistakesEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/mistakes',
  summary: 'Mistakes that were reported: the open ones, or those that are closed. Newest first.',
  access: admins,
  records: 'all',
  query: z.object({
    state: z.enum(['open', 'closed']).default('open'),
    page: PageNumber,
    limit: Limit(100, 20),
  }),
  reply: z.object({ mistakes: z.array(UnitMistake).max(100), ...Totals }),
  refusals: ['request.invalid'],
})

export const closeMistakeEndpoint = endpoint({
  method: 'POST',
  path: '/api/curriculum/mistakes/{id}/close',
  summary: 'Closes a report. One that is closed stays as it is.',
  access: admins,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: UnitMistake,
  refusals: ['mistake.not_found'],
})
