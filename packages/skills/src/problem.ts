import type { Drawing } from '@klasrum/drawings/drawing'
import { type Chance, chanceOf, hashOf } from './chance.ts'
import { drawFrom } from './draw.ts'
import { inLanguage, type Language, languagesOf, type Skill, type SkillLevel } from './skill.ts'
import { numberInAnswer } from './words/number-in.ts'

export type Problem = {
  skill: string
  language: Language
  grade: number
  level: SkillLevel
  stem: string
  answer: string
  also: readonly string[]
  /** Three or more, no two alike. */
  wrong: readonly { text: string; mistake: string }[]
  /** The same with the answer, and with the most plausible wrong answer, in it. */
  statements: { right: string; wrong: string }
  solution: readonly string[]
  drawing: Drawing | null
  choicesOnly: boolean
  /** What was drawn: for a second computation. */
  given: unknown
  /** The same for the same numbers, whatever the words and the language. */
  key: string
}

export type ProblemAsk = {
  language: Language
  grade: number
  /** The largest number of the lesson's own examples. */
  largest?: number | undefined
  /** Only stems of these levels, where the skill has some. */
  levels?: readonly SkillLevel[] | undefined
}

const fewestWrong = 3
const mostTries = 200

/** The grade of the skill that is nearest to one that is asked for. */
export const gradeFor = ({ grades: [first, last] }: Skill, grade: number): number =>
  Math.min(last, Math.max(first, grade))

/** What is drawn must stay the same from one release to the next only within one run: no seed is stored. */
export function problemOf(skill: Skill, chance: Chance, ask: ProblemAsk): Problem {
  if (!languagesOf(skill).includes(ask.language))
    throw new RangeError(`${skill.id} is not written in ${ask.language}.`)
  const grade = gradeFor(skill, ask.grade)
  const most = skill.largest(grade)
  const largest = Math.min(most, ask.largest ?? most)
  for (let tries = 0; tries < mostTries; tries++) {
    const own = chance.fork(`${skill.id} ${tries}`)
    // The lesson's own numbers may be too small for this skill: the grade's are tried next.
    const draw = drawFrom(own, { grade, largest: tries < mostTries / 2 ? largest : most })
    const problem = written(skill, own, { ...ask, grade }, () => skill.draw(draw))
    if (problem) return problem
  }
  throw new Error(`${skill.id} found no numbers that give three wrong answers in grade ${grade}.`)
}

function written(
  skill: Skill,
  chance: Chance,
  { language, grade, levels }: ProblemAsk,
  drawn: () => unknown,
): Problem | null {
  let given: unknown
  try {
    given = drawn()
  } catch (error) {
    // The range was too small for what the skill wanted to draw.
    if (error instanceof RangeError) return null
    throw error
  }
  const answer = skill.answer(given, language)
  const taken = new Set([answer, ...(skill.also?.(given, language) ?? [])])
  const wrong: { text: string; mistake: string }[] = []
  const results = skill.wrong(given, language)
  for (const mistake of chance.shuffled(Object.keys(skill.mistakes))) {
    const text = results[mistake]
    if (text === undefined || taken.has(text)) continue
    taken.add(text)
    wrong.push({ text, mistake: skill.mistakes[mistake]?.[language] ?? mistake })
  }
  const [first] = wrong
  if (!first || wrong.length < fewestWrong) return null
  const statement = inLanguage(skill.statement, language)
  const stems = inLanguage(skill.stems, language)
  const fitting = stems.filter(({ level }) => levels?.includes(level) ?? true)
  const offered = fitting.length > 0 ? fitting : stems
  const stem = offered[chance.below(offered.length)]
  const drawing = skill.drawing?.(given, language) ?? null
  if (!stem) throw new RangeError(`${skill.id} has no stem in ${language}.`)
  return {
    skill: skill.id,
    language,
    grade,
    level: stem.level,
    stem: stem.text(given),
    answer,
    also: skill.also?.(given, language) ?? [],
    wrong,
    statements: {
      right: statement(given, answer),
      wrong: statement(given, mostPlausible(answer, wrong) ?? first.text),
    },
    solution: inLanguage(skill.solution, language)(given),
    drawing,
    choicesOnly: skill.choicesOnly ?? false,
    given,
    key: `${skill.id} ${hashOf(answer).toString(36)} ${numbersIn(`${stem.text(given)} ${drawing?.alt ?? ''}`)}`,
  }
}

/** Nearer than this to the answer, a number looks like a rounding of it. */
const leastGap = 0.02

/** The wrong number that is nearest to the answer in size: one that is absurd at sight makes no statement to think about. */
function mostPlausible(answer: string, wrong: Problem['wrong']): string | undefined {
  const right = numberInAnswer(answer)
  const relativeGap = (text: string) =>
    Math.abs(numberInAnswer(text) - right) / Math.max(Math.abs(right), 1e-9)
  const [nearest] = wrong
    .map(({ text }) => ({ text, gap: relativeGap(text) }))
    .filter(({ gap }) => gap >= leastGap)
    .sort((one, other) => one.gap - other.gap)
  return nearest?.text
}

const numbersIn = (text: string) => (text.match(/[\d.,/]*\d/g) ?? [hashOf(text).toString(36)]).join(' ')

const mostRepeats = 40

/** Different problems of some skills in turn; fewer than asked for where a skill has no more. */
export function problemsOf(
  skills: readonly Skill[],
  count: number,
  { seed, ...ask }: ProblemAsk & { seed: number },
): Problem[] {
  const made: Problem[] = []
  const keys = new Set<string>()
  const chance = chanceOf(seed)
  let repeats = 0
  for (let at = 0; made.length < count && repeats < mostRepeats && skills.length > 0; at++) {
    const problem = problemOf(skills[at % skills.length] as Skill, chance.fork(`${at}`), ask)
    if (keys.has(problem.key)) repeats++
    else {
      repeats = 0
      keys.add(problem.key)
      made.push(problem)
    }
  }
  return made
}
