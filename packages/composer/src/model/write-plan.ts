import type { LessonPlan, MaterialSettings, PlanText } from '@klasrum/contract/material'
import { gradeOf } from '../plan/form.ts'
import { planWordsOf } from '../plan/plan-words-of.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'
import { lessonBriefOf, teachingOf } from './briefing.ts'
import { checkSession, type WrittenRows } from './check-plan.ts'
import type { Conversation } from './conversation.ts'
import { planInstructions } from './instructions.ts'
import { lettersThatFit, type ModelCallLimits } from './limits.ts'
import {
  asData,
  asManyAsFit,
  isNameOfFile,
  isPersonal,
  type Passage,
  passagesIn,
  passagesUnder,
  sourceForModel,
} from './passages.ts'
import { fieldOf, numberFieldOf, textsOf } from './read-answer.ts'

type WritePlanInput = {
  conversation: Conversation
  lesson: Lesson
  settings: MaterialSettings
  limits: ModelCallLimits
}

/** A row of the form that is to be written, by its place in the plan. */
export type OpenRow = { section: number; row: number; label: string; draft: readonly string[] }

/** Standards, competencies and the list of topics are what the file says, and are not written anew. */
function fixedLabels({ language }: LessonPlan): ReadonlySet<string> {
  const { ilawRows, dllRows } = planWordsOf(language)
  const { contentStandard, performanceStandard, competency, content } = dllRows
  return new Set([ilawRows.competency, contentStandard, performanceStandard, competency, content])
}

/** Rows for which there is something to write; what is left to the teacher stays the teacher's. */
function openRows(plan: LessonPlan, at: number): OpenRow[] {
  const fixed = fixedLabels(plan)
  const objectives = planWordsOf(plan.language).ilawRows.objectives
  return plan.sections.flatMap(({ rows }, section) =>
    rows.flatMap(({ label, cells }, row): OpenRow[] => {
      const cell = cells[at]
      const isFixed = fixed.has(label) || (label === objectives && cell?.from === 'source')
      if (!cell || cell.from === 'teacher' || cells.length !== plan.sessions.length || isFixed) return []
      return [{ section, row, label, draft: cell.lines }]
    }),
  )
}

/** Minutes of a period, as the department has them. */
const periodOf = (asked: WritePlanInput): number => {
  const grade = gradeOf({ outline: asked.lesson.outline, heading: asked.settings.heading })
  return grade !== null && grade >= 11 ? 60 : 45
}

const quizName = /(?:Quiz|Maikling Pagsusulit) \d+/u

type Sheet = {
  session: LessonSession
  at: number
  rows: readonly OpenRow[]
  minutes: number
  quiz: string | null
  objectives: readonly string[]
}

function sheetOf(plan: LessonPlan, session: LessonSession, at: number, asked: WritePlanInput): Sheet {
  const rows = openRows(plan, at)
  const quiz = quizName.exec(rows.flatMap(({ draft }) => draft).join('\n'))?.[0] ?? null
  return {
    session,
    at,
    rows,
    minutes: periodOf(asked),
    quiz,
    objectives: plan.sessions[at]?.objectives ?? [],
  }
}

/** What is not for others' eyes, and the names of files, stay here. */
function draftOf({ draft }: OpenRow, { lesson, settings }: WritePlanInput): string[] {
  const files = lesson.outline.documents.map(({ file_name }) => file_name)
  return draft.filter(
    (line) => !isPersonal(line, settings.heading) && !files.some((file) => line.includes(file)),
  )
}

/** Without a title that names a person or the file. */
const titlesOf = ({ topics }: LessonSession, { settings }: WritePlanInput): string[] => [
  ...new Set(
    topics
      .filter(({ title, file }) => !isNameOfFile(title, file) && !isPersonal(title, settings.heading))
      .map(({ title }) => title),
  ),
]

function workOf(
  { session, at, rows, minutes, quiz, objectives }: Sheet,
  asked: WritePlanInput,
  why: string | undefined,
): string {
  return asData({
    session: at + 1,
    topics: titlesOf(session, asked),
    objectives: objectives.filter((line) => !isPersonal(line, asked.settings.heading)),
    minutes,
    ...(quiz && { quiz }),
    ...(why && { refused: why }),
    rows: rows.map((row, place) => ({ row: place + 1, label: row.label, draft: draftOf(row, asked) })),
  })
}

type Answered = Map<Sheet, WrittenRows>

async function requestPlan(
  sheets: readonly Sheet[],
  whys: ReadonlyMap<Sheet, string>,
  passages: readonly Passage[],
  asked: WritePlanInput,
): Promise<Answered> {
  const { conversation, lesson, settings, limits } = asked
  const { outline } = lesson
  const work = sheets.map((sheet) => workOf(sheet, asked, whys.get(sheet))).join('\n')
  const topics = sheets.flatMap(({ session }) => session.topics)
  const room = Math.max(0, lettersThatFit(limits) - work.length)
  const near = asManyAsFit(passagesUnder(passages, topics), Math.floor(room * 0.7))
  const reference = teachingOf(lesson, Math.floor(room * 0.3))
  const again = whys.size > 0 ? 'These were refused; "refused" says why. Write them again, whole.\n' : ''
  const answer = await conversation.ask({
    instructions: planInstructions(outline.language),
    content: `${lessonBriefOf({ outline, heading: settings.heading })}\n\n${sourceForModel(near)}${reference}\n\n${again}<work>\n${work}\n</work>`,
    list: 'sessions',
    most: 2 * sheets.length,
  })
  if ('failure' in answer) return new Map()
  const unwritten = sheets.map((sheet) => [sheet, rowsIn(null, sheet)] as const)
  const written = answer.said.flatMap((one) => {
    const sheet = sheets.find(({ at }) => at === numberFieldOf(one, 'session') - 1)
    return sheet ? [[sheet, rowsIn(one, sheet)] as const] : []
  })
  return new Map([...unwritten, ...written])
}

const mostLines = 60

function rowsIn(answer: unknown, { rows }: Sheet): WrittenRows {
  const list = fieldOf(answer, 'rows')
  const given: unknown[] = Array.isArray(list) ? list : []
  return rows.map((row, place) => ({
    row,
    lines: textsOf(
      given.find((one) => numberFieldOf(one, 'row') === place + 1),
      'lines',
      mostLines,
    ),
  }))
}

/** Plans in one answer; a model with little room writes them one by one. */
const tokensOfSession = 1_800

function groupsOf(sheets: readonly Sheet[], { answer }: ModelCallLimits): Sheet[][] {
  const most = Math.max(1, Math.floor(answer / tokensOfSession))
  return Array.from({ length: Math.ceil(sheets.length / most) }, (_, group) =>
    sheets.slice(group * most, (group + 1) * most),
  )
}

type Plan = { plan: LessonPlan; cells: number; refused: readonly { session: number; why: string }[] }

/** The plan with every session that the model wrote whole; the others as they were. */
export async function writePlanByModel(
  plan: LessonPlan,
  sessions: readonly LessonSession[],
  asked: WritePlanInput,
): Promise<Plan> {
  const { lesson, settings, conversation, limits } = asked
  const passages = passagesIn(lesson.outline, settings.heading)
  const sheets = sessions
    .map((session, at) => sheetOf(plan, session, at, asked))
    .filter(({ rows }) => rows.length > 0)
  const good: Answered = new Map()
  const whys = new Map<Sheet, string>()
  const take = (answered: Answered) => {
    for (const [sheet, written] of answered) {
      const { session, minutes, quiz } = sheet
      const text = passagesUnder(passages, session.topics).map((passage) => passage.text)
      const why = checkSession(written, {
        lesson,
        heading: settings.heading,
        session,
        minutes,
        quiz,
        source: text.join('\n'),
      })
      if (why) whys.set(sheet, why)
      else {
        good.set(sheet, written)
        whys.delete(sheet)
      }
    }
  }
  for (const group of groupsOf(sheets, limits)) take(await requestPlan(group, new Map(), passages, asked))
  if (whys.size > 0 && conversation.hasRoomFor(1))
    take(await requestPlan([...whys.keys()], new Map(whys), passages, asked))
  const refused = [...whys].map(([{ session }, why]) => ({ session: session.number, why }))
  return { plan: withRows(plan, good), cells: [...good.values()].flat().length, refused }
}

function withRows(plan: LessonPlan, good: Answered): LessonPlan {
  const objectives = planWordsOf(plan.language).ilawRows.objectives
  const written = structuredClone(plan)
  for (const [{ at }, rows] of good)
    for (const { row, lines } of rows) {
      const target = written.sections[row.section]?.rows[row.row]
      const cell: PlanText = { lines: [...lines], from: 'composed' }
      if (target) target.cells[at] = cell
      const session = written.sessions[at]
      if (row.label === objectives && session) session.objectives = objectivesIn(lines, plan)
    }
  return written
}

/** Without the line that leads up to them. */
const objectivesIn = (lines: readonly string[], { language }: LessonPlan): string[] =>
  lines
    .filter((line) => line !== planWordsOf(language).objectives.lead && !/:$/.test(line))
    .map((line) => line.slice(0, 500))
    .slice(0, 10)
