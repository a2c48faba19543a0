import { z } from 'zod'
import { ItemDrawing } from './drawing.ts'
import { Count, KeptText } from './fields.ts'
import { itemLimits as max } from './limits.ts'
import { Language, UnitId } from './source.ts'

const text = (most: number) => z.string().max(most)
const Items = (most: number) => z.int().min(0).max(most)

export const blooms = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const
export const Bloom = z.enum(blooms)
export type Bloom = z.infer<typeof Bloom>

/** Remember, understand, apply or analyze, evaluate or create. */
export const difficulties = ['easiest', 'easy', 'moderate', 'hard'] as const
export const Difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof Difficulty>

export const DifficultyCounts = z.object({
  easiest: Items(100),
  easy: Items(100),
  moderate: Items(100),
  hard: Items(100),
})
export type DifficultyCounts = z.infer<typeof DifficultyCounts>

const AskedItems = z
  .union([Items(100), z.literal(''), z.null()])
  .optional()
  .transform((count) => count || 0)

/** As a form sends them: a count that is blank or missing is 0. */
export const AskedCounts = z.object({
  easiest: AskedItems,
  easy: AskedItems,
  moderate: AskedItems,
  hard: AskedItems,
})

export const mostUnits = 3
/** A unit by the name that a teacher reads: "Science 5 · The Water Cycle". */
export const UnitChoice = z.object({ id: UnitId, label: text(300) })
export type UnitChoice = z.infer<typeof UnitChoice>

export const PlanFormat = z.enum(['ilaw', 'dll'])

export const MaterialSettings = z.object({
  sessions: z.int().min(1).max(5),
  quiz_items: z.int().min(1).max(20),
  exam: DifficultyCounts.nullable(),
  plan_format: PlanFormat,
  slideshow: z.object({ minutes: z.int().min(1).max(60), title: text(120) }).nullable(),
  /** The same settings, files and seed give the same material. */
  seed: Count,
  /** What stands at the head of the documents; blank lines are left where it is not known. */
  heading: z.object({
    school: KeptText(200),
    teacher: KeptText(170),
    grade_and_section: KeptText(120),
    learning_area: KeptText(120),
    quarter: KeptText(60),
    dates: KeptText(120),
  }),
  /** What the teacher corrected of one file after the free look; what is null or not named stays as the file has it. */
  corrections: z
    .object({
      title: KeptText(300),
      language: Language.nullable(),
      /** By the title that the look gave: another title, or null to leave the topic out. */
      topics: z.array(z.object({ found: text(300), title: KeptText(300) })).max(60),
      /** Units of the curriculum that the lesson is on; null for those that it is recognised by. */
      units: z.array(UnitId).max(mostUnits).nullish(),
      /** Whether what only the curriculum says may fill up what is asked for; it may unless this is false. */
      fill: z.boolean().optional(),
    })
    .optional(),
})
export type MaterialSettings = z.infer<typeof MaterialSettings>

/** Where nothing is known of the school, the teacher and the class. */
export const blankHeading: MaterialSettings['heading'] = {
  school: null,
  teacher: null,
  grade_and_section: null,
  learning_area: null,
  quarter: null,
  dates: null,
}

/** One contiguous passage of the file, word for word. */
const SourceQuote = z.object({
  file: text(255),
  page: z.int().min(1).max(100_000).nullable(),
  paragraph: z.int().min(1).max(200_000),
  quote: text(2_000).min(1),
})
export type SourceQuote = z.infer<typeof SourceQuote>

const common = {
  /** Unique in the material. */
  id: text(40).min(1),
  bloom: Bloom,
  difficulty: Difficulty,
  language: Language,
  /** The heading it comes under. */
  topic: text(300),
  points: z.int().min(1).max(100),
  /** The passage of the file that says it; null where only the curriculum does. */
  source: SourceQuote.nullable(),
  /** What the unit of the curriculum says, where `source` is null. */
  basis: SourceQuote.optional(),
  /** Why the answer is right, for the key. */
  why: text(600).optional(),
  /** `teacher`: edited by hand since. */
  author: z.enum(['built-in', 'model', 'teacher']),
  /**
   * `exercise`: a question of the file itself, with the key of the file. `covered`: from a unit of the curriculum, and
   * the source says it. `curriculum`: from a unit, and not in the file. `skill`: drawn and computed by a skill, and the
   * source is where the lesson speaks of it. `bank`: from a teacher's bank, so no passage of the file says it. `own`: typed
   * by the teacher. Without it, written from the text.
   */
  origin: z.enum(['text', 'exercise', 'covered', 'curriculum', 'skill', 'bank', 'own']).optional(),
  /** The skill that computed it: `fractions/add-unlike`. */
  skill: text(80).optional(),
  /** Stands below the question. */
  drawing: ItemDrawing.optional(),
}

const texts = ({ letters, most }: { letters: number; most: number }) => z.array(text(letters)).max(most)

const RubricRow = z.object({ criterion: text(max.criterion), levels: texts(max.level).min(2) })

export const Item = z.discriminatedUnion('form', [
  z.object({
    ...common,
    form: z.literal('multiple_choice'),
    stem: text(max.stem.multiple_choice),
    options: texts(max.option).min(3),
    /** Place in `options`. */
    answer: z.int().min(0).max(4),
    /** For each option the mistake that leads to it, and nothing for the answer. */
    mistakes: z.array(text(200)).max(5).optional(),
  }),
  z.object({
    ...common,
    form: z.literal('true_false'),
    stem: text(max.stem.true_false),
    answer: z.boolean(),
  }),
  /** When false, the marked words are to be replaced. */
  z.object({
    ...common,
    form: z.literal('modified_true_false'),
    stem: text(max.stem.modified_true_false),
    marked: text(max.answer),
    answer: z.boolean(),
    correction: KeptText(max.answer),
  }),
  z.object({
    ...common,
    form: z.literal('identification'),
    stem: text(max.stem.identification),
    answer: text(max.answer),
    also_accepted: texts(max.accepted),
    /** What could be taken for the answer and surely is not, for the box of words above the items of its part. */
    wrong: texts(max.wrong).optional(),
  }),
  /** Each premise counts a point; there are more answers than premises. */
  z.object({
    ...common,
    form: z.literal('matching'),
    stem: text(max.stem.matching),
    premises: texts(max.premise).min(3),
    answers: texts(max.match).min(4),
    /** For each premise, the place of its answer. */
    key: z.array(z.int().min(0).max(12)).min(3).max(10),
  }),
  z.object({
    ...common,
    form: z.literal('enumeration'),
    stem: text(max.stem.enumeration),
    answers: texts(max.listed).min(2),
  }),
  z.object({
    ...common,
    form: z.literal('sequencing'),
    stem: text(max.stem.sequencing),
    /** As shown; `order` gives for each its true place from 1. */
    steps: texts(max.step).min(3),
    order: z.array(z.int().min(1).max(8)).min(3).max(8),
  }),
  /** Number work: the key is computed. */
  z.object({
    ...common,
    form: z.literal('problem'),
    stem: text(max.stem.problem),
    answer: text(max.answer),
    solution: texts(max.solution).min(1),
  }),
  z.object({
    ...common,
    form: z.literal('essay'),
    stem: text(max.stem.essay),
    rubric: z.array(RubricRow).min(1).max(6),
    /** What a good answer names, for the teacher. */
    looked_for: texts(max.lookedFor),
  }),
])
export type Item = z.infer<typeof Item>

/** In the order of a paper, which is that of the union above: a form that is added there is in here too. */
export const itemForms: readonly Item['form'][] = Item.options.map(({ shape }) => shape.form.value)

/** How many numbers an item takes on the paper: matching one for each premise, a list one for each answer. */
export function positionsOf(item: Item): number {
  switch (item.form) {
    case 'matching':
      return item.premises.length
    case 'enumeration':
      return item.answers.length
    case 'multiple_choice':
    case 'true_false':
    case 'modified_true_false':
    case 'identification':
    case 'sequencing':
    case 'problem':
    case 'essay':
      return 1
  }
}

/** What an item was made from: the passage of the file, or what the curriculum says. */
export const basisOf = ({ source, basis, topic }: Pick<Item, 'source' | 'basis' | 'topic'>): SourceQuote =>
  source ?? basis ?? { file: '', page: null, paragraph: 1, quote: topic || '–' }

const Quiz = z.object({ session: z.int().min(1).max(5), title: text(300), items: z.array(Item).max(40) })
export type Quiz = z.infer<typeof Quiz>

/** Always rebuilt from the items as they stand. A number is a place on the paper: each premise of a matching item and each answer of an enumeration has its own, an essay has one whatever its points. */
const SpecificationRow = z.object({
  topic: text(300),
  days: z.number().min(0).max(100),
  percent: z.number().min(0).max(100),
  numbers: z.record(Bloom, z.array(z.int().min(1).max(1_000)).max(200)),
  total: Count,
})
export const TableOfSpecifications = z.object({
  rows: z.array(SpecificationRow).max(400),
  totals: z.record(Bloom, Count),
  total: Count,
})
export type TableOfSpecifications = z.infer<typeof TableOfSpecifications>

const Exam = z.object({
  title: text(300),
  asked: DifficultyCounts,
  made: DifficultyCounts,
  /** Why fewer could be made than were asked for. */
  shortfalls: z.array(z.object({ difficulty: Difficulty, missing: Count, why: text(300) })).max(4),
  items: z.array(Item).max(400),
  specifications: TableOfSpecifications,
  /** Version B: the order of items by id, and of the options of each multiple-choice item. */
  version_b: z.object({
    order: z.array(text(40)).max(400),
    options: z.record(text(40), z.array(z.int().min(0).max(4)).max(5)),
  }),
})
export type Exam = z.infer<typeof Exam>

/** Text of a plan: from the source where it could be, marked for the teacher where it could not. */
const PlanText = z.object({
  lines: z.array(text(2_000)).max(60),
  from: z.enum(['source', 'composed', 'teacher']),
  /** Written by the teacher since: no longer a prompt for one. */
  typed: z.literal(true).optional(),
})
export type PlanText = z.infer<typeof PlanText>

/** Sections in the order of the form, such as "Intentions" with its rows; one cell for each session. */
const PlanSection = z.object({
  title: text(200),
  rows: z.array(z.object({ label: text(300), cells: z.array(PlanText).min(1).max(5) })).max(40),
})
const LessonPlan = z.object({
  format: PlanFormat,
  title: text(300),
  language: Language,
  header: z.array(z.object({ label: text(120), value: KeptText(500) })).max(20),
  sections: z.array(PlanSection).max(12),
  /** Prepared, checked and noted by. */
  signatures: z.array(text(120)).max(6),
  sessions: z
    .array(
      z.object({
        number: z.int().min(1).max(5),
        title: text(300),
        topics: z.array(text(300)).max(60),
        objectives: z.array(text(500)).max(10),
        /** How much of the source it covers. */
        share: z.number().min(0).max(100),
      }),
    )
    .min(1)
    .max(5),
})
export type LessonPlan = z.infer<typeof LessonPlan>

export const sceneLayouts = [
  'title',
  'objectives',
  'key_idea',
  'definition',
  'list',
  'steps',
  'comparison',
  'table',
  'picture',
  'check',
  'summary',
] as const
export const Scene = z.object({
  layout: z.enum(sceneLayouts),
  heading: text(200),
  /** At most forty words on a slide, heading included. */
  points: z.array(text(300)).max(8),
  /** Rows of a table or the two sides of a comparison, the head first. */
  rows: z.array(z.array(text(200)).max(4)).max(8),
  /** Which picture of which file. */
  picture: z.object({ file: text(255), picture: Count, caption: KeptText(300) }).nullable(),
  /** Beside what a check asks. */
  drawing: ItemDrawing.optional(),
  narration: text(6_000).min(1),
  /** Of silence after the narration, for a check. */
  pause_seconds: z.int().min(0).max(30),
  source: SourceQuote.nullable(),
})
export type Scene = z.infer<typeof Scene>
const SlideScript = z.object({
  title: text(120),
  language: Language,
  scenes: z.array(Scene).min(1).max(200),
  /** As reckoned from the words. */
  minutes: z.number().min(0).max(120),
  warnings: z.array(text(300)).max(10),
})
export type SlideScript = z.infer<typeof SlideScript>

/** A question of the file for which it gives no key: the teacher may use it, no paper does. */
export const OpenQuestion = z.object({
  stem: text(1_000),
  options: z.array(text(300)).max(6),
  source: SourceQuote,
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** All that a run makes of its files. */
export const Material = z.object({
  version: z.literal(1),
  language: Language,
  settings: MaterialSettings,
  files: z
    .array(z.object({ file_name: text(255), pages: Count.nullable(), language: Language }))
    .min(1)
    .max(3),
  /** Units of the curriculum that it was made with. */
  units: z
    .array(UnitChoice)
    .max(mostUnits * 3)
    .optional(),
  plan: LessonPlan,
  quizzes: z.array(Quiz).max(5),
  exam: Exam.nullable(),
  slides: SlideScript.nullable(),
  /** Who wrote what, in words that are true: stands on every document. */
  declaration: text(500),
  notes: z.array(text(300)).max(40),
  open_questions: z.array(OpenQuestion).max(100).optional(),
  tokens: z.object({ input: Count, output: Count }).nullable(),
  /** A language model that had a part in it, and how many texts of the plan and of the show are its own. */
  model: z
    .object({ name: text(80), cells: Count, narrations: Count })
    .nullable()
    .optional(),
})
export type Material = z.infer<typeof Material>
