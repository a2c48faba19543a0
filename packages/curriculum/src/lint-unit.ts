import { folderOfArea, isArea } from './areas.ts'
import { lintChoices } from './lint-choices.ts'
import type { UnitProblem } from './problem.ts'
import type { Day, Unit } from './unit.ts'
import { comparableText, plainWordsOf } from './words.ts'

type Say = (line: number, message: string) => void

/** What a unit must hold at least. */
const least = {
  ideas: 4,
  terms: 12,
  facts: 30,
  situations: 9,
  prompts: 3,
  misconceptions: 4,
  days: 2,
  cues: 8,
}

/** What is wrong in one unit, seen by itself. */
export function lintUnit(unit: Unit, file = `${unit.id}.txt`): UnitProblem[] {
  const problems: UnitProblem[] = []
  const say: Say = (line, message) => problems.push({ file, line, message })
  lintHead(unit, say)
  lintCounts(unit, say)
  lintIdeas(unit, say)
  lintChoices(unit, say)
  lintClassesAndOrders(unit, say)
  lintPrompts(unit, say)
  for (const day of unit.days) lintDay(unit, day, say)
  return problems
}

function lintHead(unit: Unit, say: Say) {
  const [folder, grade] = unit.id.split('/')
  if (unit.title === '') say(1, 'the unit has no title')
  if (unit.grades.length === 0) say(1, 'the unit has no grade')
  if (unit.names.length === 0) say(1, 'the unit has no names')
  // Every lesson of a subject is headed by its name, and would be taken for one of this unit.
  for (const name of unit.names) if (isArea(name)) say(1, `"${name}" is the name of a whole subject`)
  if (unit.cues.length < least.cues) say(1, `${unit.cues.length} cues; at least ${least.cues} are needed`)
  if (unit.written === '') say(1, 'the day on which it was written is missing')
  const expected = folderOfArea(unit.area)
  if (!expected) say(1, `"${unit.area}" is not a learning area`)
  else if (folder !== expected || Number(grade) !== unit.grades[0]) {
    say(1, `a unit of ${unit.area}, grade ${unit.grades[0]}, stands in ${expected}/${unit.grades[0]}`)
  }
}

function lintCounts(unit: Unit, say: Say) {
  const counts = {
    ideas: unit.ideas.length,
    terms: unit.ideas.flatMap((idea) => idea.terms).length,
    facts: unit.ideas.flatMap((idea) => idea.facts).length,
    situations: unit.situations.length,
    prompts: unit.prompts.length,
    misconceptions: unit.misconceptions.length,
    days: unit.days.length,
  }
  for (const [name, count] of Object.entries(counts)) {
    const needed = least[name as keyof typeof counts]
    if (count < needed) say(1, `${count} ${name}; at least ${needed} are needed`)
  }
  for (const level of ['understand', 'apply', 'analyze']) {
    const count = unit.situations.filter((situation) => situation.level === level).length
    if (count < 2) say(1, `${count} situations to ${level}; at least 2 are needed`)
  }
  if (unit.orders.length + unit.classes.length < 4) say(1, 'fewer than 4 classes and orders together')
}

function lintIdeas(unit: Unit, say: Say) {
  const terms = unit.ideas.flatMap((idea) => idea.terms)
  const kinds = new Map<string, number>()
  for (const term of terms) kinds.set(term.kind, (kinds.get(term.kind) ?? 0) + 1)
  for (const term of terms) {
    if ((kinds.get(term.kind) ?? 0) < 3) say(term.line, `the kind [${term.kind}] has fewer than three terms`)
    if (` ${comparableText(term.meaning)} `.includes(` ${comparableText(term.name)} `)) {
      say(term.line, `the meaning of "${term.name}" uses the term itself`)
    }
    lintOwnQuestion(term.ask, [term.name], (text) => say(term.line, text))
  }
  for (const idea of unit.ideas) {
    if (idea.explanation === '') say(idea.line, `the idea "${idea.title}" is not explained`)
    if (idea.facts.length === 0) say(idea.line, `the idea "${idea.title}" has no fact`)
  }
}

/** A question that a term or a class brings along ends as one and does not hold an answer. */
function lintOwnQuestion(ask: string, answers: readonly string[], say: (text: string) => void) {
  if (ask === '') return
  if (!/[?.]["”)]?$/.test(ask)) say(`the question "${ask}" does not end as one`)
  for (const answer of answers)
    if (` ${comparableText(ask)} `.includes(` ${comparableText(answer)} `))
      say(`the question "${ask}" holds "${answer}"`)
}

function lintClassesAndOrders(unit: Unit, say: Say) {
  for (const { name, members, others, ask, askNot, line } of unit.classes) {
    const known = new Set(members.map(comparableText))
    if (members.length < 2) say(line, `the class "${name}" has fewer than two members`)
    if (known.size < members.length) say(line, `the class "${name}" has a member twice`)
    if (others.length < 2) say(line, `the class "${name}" names fewer than two things that do not belong`)
    for (const other of others)
      if (known.has(comparableText(other))) say(line, `"${other}" both belongs and does not belong`)
    lintOwnQuestion(ask, members, (text) => say(line, text))
    lintOwnQuestion(askNot, others, (text) => say(line, text))
  }
  for (const { name, steps, line } of unit.orders) {
    if (steps.length < 3 || steps.length > 8)
      say(line, `the order "${name}" has ${steps.length} steps, not 3 to 8`)
    if (new Set(steps.map(comparableText)).size < steps.length)
      say(line, `the order "${name}" has a step twice`)
  }
}

function lintPrompts(unit: Unit, say: Say) {
  for (const prompt of unit.prompts) {
    if (prompt.task === '') say(prompt.line, 'a prompt has a task')
    if (prompt.lookedFor.length < 2) say(prompt.line, 'a prompt says at least two things that are looked for')
    if (prompt.rubric.length < 2 || prompt.rubric.length > 5)
      say(prompt.line, 'a rubric has two to five criteria')
  }
  for (const misconception of unit.misconceptions) {
    if (misconception.right === '') say(misconception.line, 'a misconception says how to meet it')
  }
}

/** Verbs of what happens inside a learner, which nobody can see; "by" and what follows it can be seen. */
const unseen =
  /^(?:respect|value|appreciate|trust|understand|know|enjoy|feel|love|believe|realize|admire|honor|care|be|become|napahahalagahan|pinahahalagahan|nauunawaan|nalalaman|iginagalang|naigagalang|naipagmamalaki|ipinagmamalaki|hinahangaan|naniniwala|nagiging|pahalagahan|igalang|maunawaan|malaman)\s/i
/** A skill is shown; care or courage is shown only in some act that the goal must name. */
const shown = /^(?:show|naipakikita|nagpapakita)\s/i
const inAnAct = /\bby \w+ing\b|\bsa pamamagitan ng\b|\bso that\b|\b(?:return|tasting)\b/i

function lintGoals({ knowledge, skill, attitude, line }: Day, say: Say) {
  const goals = [knowledge, skill, attitude].filter((goal) => unseen.test(goal))
  if (shown.test(attitude)) goals.push(attitude)
  for (const goal of goals.filter((each) => !inAnAct.test(each)))
    say(line, `the goal "${goal}" cannot be seen or counted`)
}

/** Questions of the check stand once in a unit: not on another day, not among those of the lesson. */
function lintCheck({ days }: Unit, day: Day, say: Say) {
  if (day.check.length > 0 && day.check.length !== checkLength)
    say(day.line, `the check has ${day.check.length} questions, not ${checkLength}`)
  const elsewhere = days.flatMap((other) => [...other.questions, ...(other === day ? [] : other.check)])
  const known = new Set(elsewhere.map(({ ask }) => comparableText(ask)))
  for (const { ask } of day.check)
    if (known.has(comparableText(ask))) say(day.line, `the question "${ask}" is asked twice in the days`)
}
const checkLength = 5

function lintDay(unit: Unit, day: Day, say: Say) {
  const dayMinutes = (unit.grades[0] ?? 0) >= 11 ? 60 : 45
  const minutes = day.steps.reduce((sum, step) => sum + step.minutes, 0)
  if (minutes !== dayMinutes) say(day.line, `the minutes of the day add up to ${minutes}, not ${dayMinutes}`)
  for (const name of ['hook', 'i do', 'we do', 'you do', 'check', 'generalization']) {
    if (!day.steps.some((step) => step.name === name)) say(day.line, `the day has no "${name}"`)
  }
  for (const name of ['knowledge', 'skill', 'attitude', 'value', 'help', 'more', 'assignment'] as const) {
    if (day[name] === '') say(day.line, `the day has no "${name}"`)
  }
  if (day.materials.length === 0) say(day.line, 'the day has no materials')
  if (day.questions.length < 3)
    say(day.line, `the day has ${day.questions.length} questions; at least 3 are needed`)
  lintGoals(day, say)
  lintCheck(unit, day, say)
  if (plainWordsOf(day.knowledge).length < 4) say(day.line, 'the objective of knowledge is too short')
}
