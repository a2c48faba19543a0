import { z } from 'zod'
import { ItemDrawing } from './drawing.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Search, staff } from './fields.ts'
import { Paper } from './papers.ts'
import { Language } from './source.ts'

const text = (most: number) => z.string().max(most)
const Grade = z.coerce.number().pipe(z.int().min(1).max(12))

/** A kind of problem that can be computed. */
export const SkillSummary = z.object({
  /** `fractions/add-unlike`. */
  id: text(80),
  name: text(200),
  area: text(60),
  grades: z.object({ first: z.int().min(1).max(12), last: z.int().min(1).max(12) }),
  languages: z.array(Language).min(1).max(2),
})
export type SkillSummary = z.infer<typeof SkillSummary>

export const listSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/skills',
  summary: 'Kinds of problems that can be computed, by learning area, grade and words of their name.',
  access: staff,
  records: 'published',
  query: z.object({ area: z.string().trim().max(60).default(''), grade: Grade.optional(), search: Search }),
  reply: z.object({ skills: z.array(SkillSummary).max(600), areas: z.array(text(60)).max(20) }),
  refusals: ['request.invalid'],
})

const OfSkill = z.object({ group: text(60), name: text(80) })

/** Drawn anew for each seed; the same seed draws the same. */
const Drawn = {
  grade: Grade.optional(),
  language: Language.optional(),
  seed: z.coerce.number().pipe(z.int().min(0).max(4_294_967_295)).default(1),
}

export const SkillProblem = z.object({
  stem: text(1_000),
  answer: text(200),
  also: z.array(text(200)).max(20),
  wrong: z.array(z.object({ text: text(300), mistake: text(200) })).max(20),
  solution: z.array(text(500)).max(20),
  drawing: ItemDrawing.nullable(),
})
export type SkillProblem = z.infer<typeof SkillProblem>

export const showSkillEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/skills/{group}/{name}',
  summary: 'A kind of problem with five of its problems, their answers, steps and wrong answers.',
  access: staff,
  records: 'published',
  params: OfSkill,
  query: z.object(Drawn),
  reply: SkillSummary.extend({
    grade: z.int().min(1).max(12),
    language: Language,
    problems: z.array(SkillProblem).max(10),
    /** Topics of the curriculum whose lessons practise it. */
    units: z.array(z.object({ id: text(120), label: text(300) })).max(60),
  }),
  refusals: ['request.invalid', 'skill.not_found'],
})

export const mostOnWorksheet = 30

export const downloadWorksheetEndpoint = endpoint({
  method: 'GET',
  path: '/api/curriculum/skills/{group}/{name}/worksheet',
  summary: 'Ten problems, or as many as asked for, with their key, as a Word file or PDF.',
  access: staff,
  records: 'published',
  params: OfSkill,
  query: z.object({
    ...Drawn,
    count: z.coerce.number().pipe(z.int().min(1).max(mostOnWorksheet)).default(10),
    format: z.enum(['docx', 'pdf']).default('docx'),
    paper: Paper.default('A4'),
  }),
  reply: FileReply,
  refusals: ['request.invalid', 'skill.not_found'],
})
