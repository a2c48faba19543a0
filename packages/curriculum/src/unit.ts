import type { Standards } from './read-standards.ts'
import type { ToldUnit } from './told-unit.ts'

/** What an excellent teacher knows about one topic of one grade. `../README.md` tells the form of the files. */
export type Unit = {
  /** Its path without the ending: `science/5/water-cycle`. */
  id: string
  title: string
  area: string
  grades: number[]
  language: UnitLanguage
  names: string[]
  cues: string[]
  competencies: Competency[]
  /** The part of the school year that teaches it, as a section of the standards of its area: `grade 5, term 1`; empty where none is known. */
  taughtIn: string
  /** What the curriculum asks for in that part of the year; null where it is not known. */
  standards: Standards | null
  /** For a unit that no part of the year clearly teaches, the part that stands nearest to it, where one does: `grade 5, term 2`, `Makabansa, grade 1, term 3`. */
  nearestIn: string
  nearest: Standards | null
  ideas: Idea[]
  classes: UnitClass[]
  orders: Order[]
  situations: Situation[]
  prompts: Prompt[]
  misconceptions: Misconception[]
  days: Day[]
  /** How it is told aloud in a show; null until somebody has written that. */
  told: ToldUnit | null
  written: string
  /** The day on which somebody who did not write it had checked all of it; empty until then. */
  secondReading: string
}

export type UnitLanguage = 'en' | 'fil'

export type Competency = { text: string; code: string | null }

export type Idea = { title: string; explanation: string; terms: UnitTerm[]; facts: UnitFact[]; line: number }

/** Terms of one kind are choices for each other. */
export type UnitTerm = {
  name: string
  meaning: string
  kind: string
  /** The question for its name where its meaning does not make a good one; otherwise empty. */
  ask: string
  /** Other names that are right when it is asked for. */
  also: string[]
  /** So many other names are right that it is never asked without choices. */
  choicesOnly: boolean
  line: number
}

export const factLevels = ['remember', 'understand', 'apply', 'analyze'] as const
export const situationLevels = ['understand', 'apply', 'analyze'] as const
export const promptLevels = ['evaluate', 'create'] as const
export type FactLevel = (typeof factLevels)[number]
export type SituationLevel = (typeof situationLevels)[number]
export type PromptLevel = (typeof promptLevels)[number]

/** The statement is `before` + answer + `after`; with a wrong answer in its place it is false. */
export type UnitFact = {
  level: FactLevel
  before: string
  answer: string
  after: string
  ask: string
  wrong: string[]
  why: string
  /** Other answers that are right. */
  also: string[]
  /** The answer can rightly be said in other words, so it is never asked without choices. */
  choicesOnly: boolean
  line: number
}

export type UnitClass = {
  name: string
  members: string[]
  others: string[]
  /** The question for one that belongs, where the name of the class does not make a good one; otherwise empty. */
  ask: string
  /** The question for one that does not belong; otherwise empty. */
  askNot: string
  line: number
}
export type Order = { name: string; steps: string[]; line: number }

export type Situation = {
  level: SituationLevel
  case: string
  ask: string
  answer: string
  wrong: string[]
  why: string
  line: number
}

export type Prompt = { level: PromptLevel; task: string; lookedFor: string[]; rubric: string[]; line: number }
export type Misconception = { wrong: string; right: string; line: number }

export type Day = {
  title: string
  knowledge: string
  skill: string
  attitude: string
  materials: string[]
  /** Numbers of the unit's competencies that the day teaches, the first being 1. */
  teaches: number[]
  steps: DayStep[]
  questions: DayQuestion[]
  /** What is asked at the end of the day to see whether its goals were reached. */
  check: DayQuestion[]
  value: string
  /** Leads from what the day taught to its value. */
  valueQuestion: DayQuestion | null
  help: string
  more: string
  assignment: string
  line: number
}

export type DayQuestion = { ask: string; answer: string }

export const stepNames = ['hook', 'i do', 'we do', 'you do', 'check', 'generalization'] as const
export type StepName = (typeof stepNames)[number]
export type DayStep = {
  name: StepName
  minutes: number
  text: string
  /** What a teacher writes on the board or on cards for it: texts, cases, prices, pairs. */
  given: string[]
  expected: string
}
