import { parted, type UnitLine, unitLinesOf } from './lines.ts'
import type { UnitProblem } from './problem.ts'
import type { Chart, ChartSide, ToldIdea, ToldPart, ToldUnit, WorkedExample } from './told-unit.ts'

/** What a file of `shows` holds, and what could not be read. */
export function readTold(source: string, file: string): { told: ToldUnit; problems: UnitProblem[] } {
  const told: ToldUnit = { think: null, ideas: [] }
  const problems: UnitProblem[] = []
  const say = (line: UnitLine, message: string) => problems.push({ file, line: line.number, message })
  let part: ToldPart | null = null
  let example: WorkedExample | null = null

  const ofIdea = (line: UnitLine, take: (idea: ToldIdea) => void) => {
    const idea = told.ideas.at(-1)
    if (idea) take(idea)
    else say(line, `"${line.name}" stands under an idea`)
  }
  const takes: Record<string, (line: UnitLine) => void> = {
    think: ({ text }) => {
      told.think = { ask: text, answer: '' }
    },
    answer: (line) => {
      if (told.think) told.think.answer = line.text
      else say(line, '"answer" stands under "think"')
    },
    '==': ({ text, number }) => {
      told.ideas.push({ title: text, parts: [], examples: [], sum: '', line: number })
      part = null
      example = null
    },
    tell: (line) =>
      ofIdea(line, ({ parts }) => {
        part = { text: line.text, board: [], chart: null, line: line.number }
        parts.push(part)
      }),
    board: (line) => {
      if (part) part.board = parted(line.text)
      else say(line, '"board" stands under "tell"')
    },
    chart: (line) => {
      const chart = chartOf(line.text)
      if (!part) say(line, '"chart" stands under "tell"')
      else if (!chart) say(line, `"${line.text}" is no chart: see README`)
      else part.chart = chart
    },
    example: (line) =>
      ofIdea(line, ({ examples }) => {
        example = { task: line.text, steps: [], line: line.number }
        examples.push(example)
      }),
    step: (line) => {
      const equals = line.text.indexOf(' = ')
      const spoken = equals < 0 ? line.text : line.text.slice(0, equals).trim()
      if (!example) return say(line, '"step" stands under "example"')
      example.steps.push({ say: spoken, show: equals < 0 ? spoken : line.text.slice(equals + 3).trim() })
    },
    sum: (line) =>
      ofIdea(line, (idea) => {
        idea.sum = line.text
      }),
  }
  for (const line of unitLinesOf(source)) {
    const take = takes[line.name]
    if (!take) say(line, `"${line.name || line.text}" is not a line of a show`)
    else if (line.text === '') say(line, `"${line.name}" says nothing`)
    else take(line)
  }
  return { told, problems }
}

/** `kind | part | part`, whose parts depend on the kind. */
function chartOf(text: string): Chart | null {
  const [kind, ...parts] = parted(text)
  if (parts.length < 2) return null
  switch (kind) {
    case 'cycle':
    case 'chain':
      return { kind, steps: parts }
    case 'tree':
      return { kind, name: parts[0] ?? '', members: parts.slice(1) }
    case 'table':
      return { kind, rows: parts.map((row) => row.split(' / ').map((cell) => cell.trim())) }
    case 'timeline': {
      const events = parts.map(sideOf)
      if (events.some(({ traits }) => traits.length === 0)) return null
      return { kind, events: events.map(({ name, traits }) => ({ when: name, what: traits.join('; ') })) }
    }
    case 'compare': {
      const [left, right, both] = parts.map(sideOf)
      return left && right ? { kind, left, right, both: both?.traits ?? [] } : null
    }
    default:
      return null
  }
}

/** `Name: trait; trait`. */
function sideOf(text: string): ChartSide {
  const colon = text.indexOf(':')
  const name = colon < 0 ? text : text.slice(0, colon).trim()
  const rest = colon < 0 ? '' : text.slice(colon + 1)
  return { name, traits: rest.split(';').flatMap((trait) => trait.trim() || []) }
}
