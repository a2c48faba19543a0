import {
  type DifficultyCounts,
  difficulties,
  type Item,
  type MaterialSettings,
} from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { apportioned } from '../papers/specifications.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'
import { answerBlind } from './answer-blind.ts'
import { severalAtOnce } from './at-once.ts'
import { lessonBriefOf, referenceOf } from './briefing.ts'
import { type Checked, checkDrafts, type RefusedDraft } from './check-draft.ts'
import type { Conversation, Question } from './conversation.ts'
import { itemInstructions } from './instructions.ts'
import { itemsInCall, lettersThatFit, type ModelCallLimits, partLetters } from './limits.ts'
import {
  asData,
  asManyAsFit,
  inPartsOf,
  type Passage,
  passagesIn,
  passagesUnder,
  sourceForModel,
} from './passages.ts'
import { readingBatchesOf } from './readings.ts'

/** Some are refused and some clash on a paper, so more are asked for than are needed. */
const more = 1.1

const asksFor: Record<keyof DifficultyCounts, string> = {
  easiest: 'to remember',
  easy: 'to understand',
  moderate: 'to apply or analyze',
  hard: 'to evaluate or create (essays)',
}

/** What the papers need from each session, by level. */
function needs(
  sessions: readonly LessonSession[],
  { quiz_items, exam }: MaterialSettings,
): DifficultyCounts[] {
  const shares = sessions.map(({ share }) => share || 1)
  const quiz: DifficultyCounts = {
    easiest: quiz_items * 0.5,
    easy: quiz_items * 0.3,
    moderate: quiz_items * 0.2,
    hard: 0,
  }
  const exams = difficulties.map((difficulty) => apportioned(shares, exam?.[difficulty] ?? 0))
  return sessions.map((_, at) => {
    const [easiest = 0, easy = 0, moderate = 0, hard = 0] = difficulties.map((difficulty, level) => {
      const need = quiz[difficulty] + (exams[level]?.[at] ?? 0)
      return Math.max(Math.ceil(need), Math.round(need * more))
    })
    return { easiest, easy, moderate, hard }
  })
}

const sum = (counts: DifficultyCounts) => difficulties.reduce((total, level) => total + counts[level], 0)

type Part = { passages: readonly Passage[]; counts: DifficultyCounts; session: LessonSession }

/** A session in as many parts as its items need calls, each with its own stretch of the source. */
function partsOf(
  session: LessonSession,
  counts: DifficultyCounts,
  passages: readonly Passage[],
  limits: ModelCallLimits,
): Part[] {
  const own = passagesUnder(passages, session.topics)
  const letters = own.reduce((total, { text }) => total + text.length, 0)
  const wanted = Math.max(
    Math.ceil(letters / partLetters(limits)),
    Math.ceil(sum(counts) / itemsInCall(limits)),
  )
  const parts = inPartsOf(own, Math.min(wanted, own.length), partLetters(limits))
  const dealt = difficulties.map((level) =>
    apportioned(
      parts.map(() => 1),
      counts[level],
    ),
  )
  return parts.map((part, at) => {
    const [easiest = 0, easy = 0, moderate = 0, hard = 0] = dealt.map((shares) => shares[at] ?? 0)
    return { passages: part, counts: { easiest, easy, moderate, hard }, session }
  })
}

type ProposeItemsInput = {
  conversation: Conversation
  lesson: Lesson
  chance: Chance
  settings: MaterialSettings
  limits: ModelCallLimits
}

/** The rest of the time and the tokens is for reading it a second time: what nobody read is left out. */
const forWriting = 0.7

const unread = 'Your last answer was not the JSON object that was asked for.'

/** Our instructions, the lesson as it was understood, and the task. */
function questionOn(
  passages: readonly Passage[],
  task: string,
  most: number,
  { lesson, settings, limits }: ProposeItemsInput,
): Question {
  const { outline } = lesson
  const topics = [...new Set(passages.map(({ topic }) => topic))]
  const letters = passages.reduce((total, { text }) => total + text.length, 0)
  const reference = referenceOf(lesson, topics, Math.max(0, lettersThatFit(limits) - letters))
  return {
    instructions: itemInstructions(passages[0]?.topic.language ?? outline.language),
    content: `${lessonBriefOf({ outline, heading: settings.heading })}\n\n${sourceForModel(passages)}${reference}\n\n${task}`,
    list: 'items',
    most,
    upTo: forWriting,
  }
}

function taskOf({ counts }: Part): string {
  const wanted = difficulties
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} that ask ${asksFor[level]}`)
  return `Write ${sum(counts)} items: ${wanted.join(', ')}. Take them from all over the source.`
}

/** The items of one part, asked for once more where the answer could not be read. */
async function writePart(part: Part, asked: ProposeItemsInput, lastWords = ''): Promise<Checked> {
  const { lesson, chance, settings, conversation } = asked
  const { passages } = part
  const most = 2 * sum(part.counts)
  const answer = await conversation.ask(questionOn(passages, `${lastWords}${taskOf(part)}`, most, asked))
  const drafts = 'said' in answer ? answer.said : []
  const isUnread = 'said' in answer ? drafts.length === 0 : answer.failure === 'unreadable'
  if (isUnread && lastWords === '') return writePart(part, asked, `${unread} `)
  return checkDrafts(drafts, { passages, lesson, chance, heading: settings.heading, have: [] })
}

/** Others in the place of those that were refused, with the field that failed; all in one call. */
async function writeOthers(
  refused: readonly RefusedDraft[],
  passages: readonly Passage[],
  have: readonly Item[],
  asked: ProposeItemsInput,
): Promise<Checked> {
  const { lesson, chance, settings, conversation, limits } = asked
  const some = refused.slice(0, itemsInCall(limits))
  const work = `<work>\n${some.map(asData).join('\n').slice(0, 10_000)}\n</work>`
  const task = `Write ${some.length} items in the place of these, which were refused. "why" names the field that failed; mend it, or write another item of the same level.\n${work}`
  const answer = await conversation.ask(questionOn(passages, task, 2 * some.length, asked))
  const drafts = 'said' in answer ? answer.said : []
  const checked = checkDrafts(drafts, { passages, lesson, chance, heading: settings.heading, have })
  return { items: checked.items, refused: [...checked.refused, ...refused.slice(some.length)] }
}

export type Proposed = {
  items: Item[]
  /** Left out by the rules, for another answer without the key, and because nobody answered them. */
  refused: number
  differing: number
  unanswered: number
}

const unique = (items: readonly Item[]) => [...new Map(items.map((item) => [item.id, item])).values()]

export async function proposeItems(
  work: ProposeItemsInput & { sessions: readonly LessonSession[] },
): Promise<Proposed> {
  const { sessions, settings, limits, lesson, conversation } = work
  const passages = passagesIn(lesson.outline, settings.heading)
  const counts = needs(sessions, settings)
  const parts = sessions.flatMap((session, at) => {
    const own = counts[at]
    return own ? partsOf(session, own, passages, limits) : []
  })
  conversation.makeRoomFor(parts.length)
  const made = await severalAtOnce(parts, limits.atOnce, (part) => writePart(part, work))
  let items = unique(made.flatMap((part) => part.items))
  let refused = made.flatMap((part) => part.refused)
  const readings = readingBatchesOf(items, { passages, limits }).length
  // The second reading and the plan come before a second try.
  if (refused.length > 0 && conversation.hasRoomFor(1 + Math.max(1, readings) + 1)) {
    const shown = parts
      .filter((_, at) => (made[at]?.refused.length ?? 0) > 0)
      .flatMap((part) => part.passages)
    const others = await writeOthers(refused, asManyAsFit(shown, partLetters(limits)), items, work)
    items = unique([...items, ...others.items])
    refused = others.refused
  }
  const answered =
    items.length > 0
      ? await answerBlind(items, { conversation, passages, limits })
      : { items, differing: 0, unanswered: 0 }
  return { ...answered, refused: refused.length }
}
