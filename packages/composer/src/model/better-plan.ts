import type { LessonPlan, MaterialSettings } from '@klasrum/contract/material'
import type { Outline, Session } from '../outline.ts'
import { severalAtOnce } from './at-once.ts'
import type { Conversation } from './conversation.ts'
import { planInstructions } from './instructions.ts'
import { sourceLetters } from './limits.ts'
import { asData, inPartsOf, isPersonal, passagesIn, sourceOf } from './passages.ts'
import { numberOf, textsOf } from './read-answer.ts'
import { grounded, isClean, isIn } from './wording.ts'

type Cell = { section: number; row: number; label: string; lines: readonly string[] }
type Better = Map<Cell, string[]>
type Asked = { conversation: Conversation; settings: MaterialSettings; outline: Outline; atOnce: number }

/** Cells that the built-in author composed. What is quoted, left to the teacher, states objectives or names files stays. */
function openCells(plan: LessonPlan, at: number, { settings, outline }: Asked): Cell[] {
  const objectives = new Set(plan.sessions[at]?.objectives ?? [])
  const isFixed = (line: string) =>
    objectives.has(line) ||
    isPersonal(line, settings.heading) ||
    outline.documents.some(({ file_name }) => line.includes(file_name))
  return plan.sections.flatMap(({ rows }, section) =>
    rows.flatMap(({ label, cells }, row): Cell[] => {
      const cell = cells[at]
      const open = cell?.from === 'composed' && cells.length === plan.sessions.length
      return open && !cell.lines.some(isFixed) ? [{ section, row, label, lines: cell.lines }] : []
    }),
  )
}

const longestLine = 600
/** Most words of an activity are about doing; some must be the lesson's. */
const enough = 0.2
const mostLines = 40

/** Without the numbers of a numbered list. */
const numbersIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.replace(/^\d+\.\s/, '').match(/\d+/g) ?? [])

/** As full as before, and with every number that stood there, such as that of a quiz. */
const keeps = (lines: readonly string[], former: readonly string[]): boolean =>
  lines.length * 2 >= former.length &&
  lines.length <= former.length * 2 + 4 &&
  numbersIn(former).every((number) => numbersIn(lines).includes(number))

/** What a model writes for the open cells of one session, as far as it can stand. */
async function betterCells(plan: LessonPlan, session: Session, at: number, asked: Asked): Promise<Better> {
  const { conversation, settings } = asked
  const better: Better = new Map()
  const open = openCells(plan, at, asked)
  const [passages = []] = inPartsOf(passagesIn(session.topics, settings.heading), 1, sourceLetters)
  if (open.length === 0 || passages.length === 0) return better
  const work = open.map(({ label, lines }, place) => asData({ cell: place + 1, row: label, lines }))
  const answer = await conversation.ask({
    instructions: planInstructions(plan.language),
    content: `${sourceOf(passages)}\n\n<work>\n${work.join('\n')}\n</work>`,
    list: 'cells',
    most: open.length,
  })
  const source = passages.map(({ text }) => text).join('\n')
  const isFit = (lines: readonly string[]) =>
    lines.length > 0 &&
    lines.every((line) => line.length <= longestLine && isClean(line)) &&
    isIn(plan.language, lines.join(' ')) &&
    grounded(lines.join(' '), source, plan.language) >= enough
  for (const given of 'said' in answer ? answer.said : []) {
    const cell = open[numberOf(given, 'cell') - 1]
    const lines = textsOf(given, 'lines', mostLines)
    if (cell && isFit(lines) && keeps(lines, cell.lines)) better.set(cell, lines)
  }
  return better
}

/** The plan with the texts that a model wrote for it; the form stays as it is. */
export async function betterPlan(
  plan: LessonPlan,
  sessions: readonly Session[],
  asked: Asked,
): Promise<{ plan: LessonPlan; cells: number }> {
  const better = await severalAtOnce(sessions, asked.atOnce, (session, at) =>
    betterCells(plan, session, at, asked),
  )
  const sections = structuredClone(plan.sections)
  better.forEach((cells, at) => {
    for (const [{ section, row }, lines] of cells) {
      const target = sections[section]?.rows[row]
      if (target) target.cells[at] = { lines, from: 'composed' }
    }
  })
  return { plan: { ...plan, sections }, cells: better.reduce((sum, { size }) => sum + size, 0) }
}
