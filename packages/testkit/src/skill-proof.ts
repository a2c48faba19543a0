import { chanceOf } from '@klasrum/skills/chance'
import { type Problem, problemOf, problemsOf } from '@klasrum/skills/problem'
import { inLanguage, type Language, languagesOf, type Skill } from '@klasrum/skills/skill'
import { numberInAnswer } from '@klasrum/skills/words/number-in'
import { expect, test } from 'vitest'
import { nonEmpty } from './non-empty.ts'
import { atSize } from './size.ts'

/** What a skill drew, as its check reads it: every skill draws something else. */
type Drawn = ReturnType<typeof JSON.parse>

/**
 * A second way to the answer, which shares nothing with the skill but what was drawn: a number, the words of the answer, or,
 * where an answer can be written in several ways, a test that right answers pass and wrong ones fail.
 */
export type Check = (given: Drawn, language: Language) => number | string | ((answer: string) => boolean)

/** All of them when there is time: a commit tries some. */
const seeds = atSize({ commit: 120, long: 1_000 })
const isRight = (answer: string, expected: ReturnType<Check>): boolean => {
  if (typeof expected === 'function') return expected(answer)
  if (typeof expected === 'string') return answer === expected
  return Math.abs(numberInAnswer(answer) - expected) < 1e-9 * Math.max(1, Math.abs(expected))
}

/** What is left of an answer without its numbers: unit, peso sign, letters. */
const unitOf = (answer: string) => answer.replace(/[−\d.,/ ]+/g, ' ').trim()

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

const isSentence = (stem: string) =>
  /^["“'(]?[\p{Lu}\d−₱√_]/u.test(stem) &&
  /[.?!:]["”')]?$|____\S*$/.test(stem.trim()) &&
  !/ {2}| [,.?!]/.test(stem)

const faults = ['undefined', 'NaN', 'null', '[object', 'Infinity', '--', '+ −-', '−−', '+ -']

function expectsWell(problem: Problem, expected: ReturnType<Check>, skill: Skill) {
  const where = `${problem.stem} = ${problem.answer} | ${problem.wrong.map(({ text }) => text).join(' | ')}`
  if (!isRight(problem.answer, expected)) expect.fail(`The key differs (${String(expected)}): ${where}`)
  for (const other of problem.also)
    if (!isRight(other, expected) && typeof expected === 'number')
      expect.fail(`Also accepted but wrong, ${other}: ${where}`)
  const texts = problem.wrong.map(({ text }) => text)
  if (texts.length < 3 || new Set([problem.answer, ...texts]).size !== texts.length + 1)
    expect.fail(`Fewer than three different wrong answers: ${where}`)
  for (const { text, mistake } of problem.wrong) {
    if (isRight(text, expected)) expect.fail(`A wrong answer is right, ${text}: ${where}`)
    if (mistake === '') expect.fail(`A mistake without a name: ${where}`)
    if (typeof expected === 'number' && unitOf(text) !== unitOf(problem.answer))
      expect.fail(`Another form, ${text}: ${where}`)
    if (!Object.values(skill.mistakes).some((named) => named[problem.language] === mistake))
      expect.fail(`A mistake that the skill does not name, ${mistake}: ${where}`)
  }
  const { right, wrong } = problem.statements
  if (right === wrong) expect.fail(`The false statement is the true one: ${right}`)
  for (const text of [problem.stem, right, wrong]) {
    if (!isSentence(text)) expect.fail(`No whole sentence: ${text}`)
  }
  for (const text of [problem.stem, problem.answer, right, wrong, ...texts, ...problem.solution])
    if (text === '' || faults.some((fault) => text.includes(fault)))
      expect.fail(`Broken text "${text}": ${where}`)
  const most = skill.largest(problem.grade)
  for (const number of [...numbersIn(problem.stem), ...numbersIn(problem.answer)])
    if (number > most) expect.fail(`${number} is more than ${most} in grade ${problem.grade}: ${where}`)
  if (problem.solution.length === 0) expect.fail(`No solution: ${where}`)
}

/** Tests for the skills of one folder; every skill has its check. */
export function proves(skills: readonly Skill[], checks: Record<string, Check>) {
  test('every skill has a second computation, and every one belongs to a skill', () => {
    expect(Object.keys(checks).toSorted()).toEqual(skills.map(({ id }) => id).toSorted())
  })
  for (const skill of nonEmpty(skills)) {
    const check = checks[skill.id]
    test(`${skill.id}: keys, wrong answers, sentences and ranges hold for ${seeds} seeds in each language`, () => {
      expect(check).toBeDefined()
      const [first, last] = skill.grades
      for (const language of nonEmpty(languagesOf(skill))) {
        expect(inLanguage(skill.stems, language).length, 'stems').toBeGreaterThan(1)
        expect(inLanguage(skill.rules, language).length, 'rules').toBeGreaterThan(1)
        expect(inLanguage(skill.cues, language).length, 'cues').toBeGreaterThan(2)
        for (let seed = 0; seed < seeds; seed++) {
          const grade = first + (seed % (last - first + 1))
          const problem = problemOf(skill, chanceOf(seed), { language, grade })
          expectsWell(problem, check?.(problem.given, language) ?? Number.NaN, skill)
        }
        const ten = problemsOf([skill], 10, { seed: 1, language, grade: last })
        expect(new Set(ten.map(({ stem }) => stem)).size, 'ten different problems').toBe(10)
      }
    })
  }
}
