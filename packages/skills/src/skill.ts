import type { Drawing } from '@klasrum/drawings/drawing'
import type { Draw } from './draw.ts'

export type Language = 'en' | 'fil'
export type InBoth<T> = { en: T; fil: T }
/** For each language that the skill is written in. */
export type InEach<T> = { [language in Language]?: T }

/** Remember, understand, apply or analyze: where a question with these words truly belongs. */
export type SkillLevel = 'remember' | 'understand' | 'apply' | 'analyze'

/** One way to ask: a whole question, plain or told as a story. */
export type Stem<Given> = { level: SkillLevel; text: (given: Given) => string }

/** What one must know for the skill: a statement with its answer in braces, a question for it, and wrong answers. */
export type SkillRule = { say: string; ask: string; not: readonly [string, string, string] }

export type SkillArea = 'Mathematics' | 'Science' | 'TLE' | 'English' | 'Filipino'

/**
 * One kind of problem. The numbers (or words) are drawn, everything else is computed from them. Skills for learning a
 * language are written in that language only; all others in both.
 */
export type Skill<Given = unknown, Mistake extends string = string> = {
  /** Folder and file: `fractions/add-unlike`. */
  id: string
  area: SkillArea
  name: InBoth<string>
  /** First and last grade in which it is taught. */
  grades: readonly [number, number]
  languages?: readonly Language[]
  /** Words that a lesson on this skill uses and most other lessons do not. */
  cues: InEach<readonly string[]>
  /** How its exercises look on paper: `3/4 + 1/2`. */
  notation?: readonly RegExp[]
  /** Units of the curriculum whose lessons practise it. */
  units: readonly string[]
  /** The largest number that may stand in a question or an answer in a grade, without its sign. */
  largest: (grade: number) => number
  /** What learners do wrong, each as something that somebody did: "added the denominators". */
  mistakes: Record<Mistake, InEach<string>>
  rules: InEach<readonly SkillRule[]>
  draw: (draw: Draw) => Given
  answer: (given: Given, language: Language) => string
  /** Other ways to write the answer that are right. */
  also?: (given: Given, language: Language) => readonly string[]
  /** What each mistake leads to. One that leads to the right answer, or where another leads, is left out by the maker. */
  wrong: (given: Given, language: Language) => Partial<Record<Mistake, string>>
  stems: InEach<readonly Stem<Given>[]>
  /** A statement that is true with the answer in it, and false with a wrong one. */
  statement: InEach<(given: Given, answer: string) => string>
  solution: InEach<(given: Given) => readonly string[]>
  drawing?: (given: Given, language: Language) => Drawing
  /** The answer can rightly be written in many ways, so it is asked with choices only. */
  choicesOnly?: boolean
}

/** Keeps the types of a skill's numbers and mistakes together while it is written. */
export function skill<Given, Mistake extends string>(written: Skill<Given, Mistake>): Skill {
  // The maker hands back to a skill only what the same skill drew.
  return written as unknown as Skill
}

/** What a skill has in a language that it is written in. */
export function inLanguage<T>(parts: InEach<T>, language: Language): T {
  const part = parts[language]
  if (part === undefined) throw new RangeError(`The skill is not written in ${language}.`)
  return part
}

/**
 * The rules that are worth asking in a grade. What is new in the first grades of a skill is known in the last ones,
 * where only its problems are left.
 */
export const rulesIn = ({ rules, grades: [first, last] }: Skill, language: Language, grade: number) =>
  grade <= Math.max(first + 1, Math.floor((first + last) / 2)) ? inLanguage(rules, language) : []

export const languagesOf = ({ languages }: Skill): readonly Language[] => languages ?? ['en', 'fil']
