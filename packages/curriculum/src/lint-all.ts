import type { UnitProblem } from './problem.ts'
import type { Unit } from './unit.ts'
import { comparableText } from './words.ts'

/** What is wrong between units: nothing is asked by two of them in the same words. */
export function lintAll(units: { unit: Unit; file: string }[]): UnitProblem[] {
  const problems: UnitProblem[] = []
  const seen = new Map<string, string>()
  for (const { unit, file } of units) {
    for (const { text, line } of textsOf(unit)) {
      const key = comparableText(text)
      const first = seen.get(key)
      if (first) problems.push({ file, line, message: `"${text}" stands also at ${first}` })
      else seen.set(key, `${file}:${line}`)
    }
  }
  return problems
}

function textsOf(unit: Unit) {
  const facts = unit.ideas.flatMap((idea) => idea.facts)
  return [
    ...facts.map((fact) => ({ text: `${fact.before}${fact.answer}${fact.after}`, line: fact.line })),
    ...facts.map((fact) => ({ text: fact.ask, line: fact.line })),
    ...unit.situations.map((situation) => ({ text: situation.case, line: situation.line })),
    ...unit.prompts.map((prompt) => ({ text: prompt.task, line: prompt.line })),
    ...unit.misconceptions.map((misconception) => ({ text: misconception.wrong, line: misconception.line })),
  ]
}
