import type { UnitProblem } from './problem.ts'
import type { ToldIdea, ToldPart, ToldUnit, WorkedExample } from './told-unit.ts'
import type { Unit } from './unit.ts'
import { comparableText } from './words.ts'

type Say = (line: number, message: string) => void

/** A slide is read while somebody speaks. */
const most = { boardWords: 36, lineWords: 9, sumWords: 14, taskWords: 60, spokenWords: 120 }
const leastSpokenWords = 25

/** What is wrong in the telling of a unit. */
export function lintTold(unit: Unit, told: ToldUnit, file: string): UnitProblem[] {
  const problems: UnitProblem[] = []
  const say: Say = (line, message) => problems.push({ file, line, message })
  if (!told.think?.answer) say(1, '"think" with its "answer" is missing')
  const titles = new Set(told.ideas.map(({ title }) => title))
  for (const { title } of unit.ideas) if (!titles.has(title)) say(1, `the idea "${title}" is not told`)
  for (const idea of told.ideas) {
    if (!unit.ideas.some(({ title }) => title === idea.title))
      say(idea.line, `the unit has no idea "${idea.title}"`)
    lintIdea(idea, say)
  }
  if (!told.ideas.some(({ examples }) => examples.length > 0)) say(1, 'there is no worked example')
  if (!told.ideas.some(({ parts }) => parts.some(({ chart }) => chart !== null))) say(1, 'there is no chart')
  return problems
}

/** What stands between the words, as in a formula, does not count. */
const count = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function lintIdea({ parts, examples, sum, line }: ToldIdea, say: Say) {
  if (parts.length === 0) say(line, 'an idea is told in one part or more')
  if (sum === '') say(line, 'an idea has a "sum"')
  if (count(sum) > most.sumWords) say(line, `the sum has ${count(sum)} words; at most ${most.sumWords}`)
  for (const part of parts) lintPart(part, say)
  for (const example of examples) lintExample(example, say)
}

function lintPart({ text, board, chart, line }: ToldPart, say: Say) {
  const words = count(text)
  if (words < leastSpokenWords || words > most.spokenWords)
    say(line, `${words} words are told in one breath; ${leastSpokenWords} to ${most.spokenWords} are right`)
  if (board.length === 0 && !chart) say(line, 'nothing is shown while this is told')
  if (count(board.join(' ')) > most.boardWords) say(line, `the board has more than ${most.boardWords} words`)
  for (const shown of board) {
    if (count(shown) > most.lineWords) say(line, `"${shown}" has more than ${most.lineWords} words`)
    if (count(shown) > 5 && comparableText(text).includes(comparableText(shown)))
      say(line, `"${shown}" is read out word for word`)
  }
}

function lintExample({ task, steps, line }: WorkedExample, say: Say) {
  if (count(task) > most.taskWords) say(line, `the task has more than ${most.taskWords} words`)
  if (steps.length < 2 || steps.length > 5) say(line, 'an example has two to five steps')
  for (const { show } of steps)
    if (count(show) > most.lineWords) say(line, `"${show}" has more than ${most.lineWords} words`)
}
