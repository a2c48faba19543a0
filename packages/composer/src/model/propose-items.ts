import {
  type DifficultyCounts,
  difficulties,
  type Item,
  type MaterialSettings,
} from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import type { Lesson } from '../lesson.ts'
import type { Session } from '../outline.ts'
import { apportioned } from '../specifications.ts'
import { severalAtOnce } from './at-once.ts'
import { type Checked, checkDrafts, type Refused } from './check-draft.ts'
import type { Conversation, Question } from './conversation.ts'
import { itemInstructions } from './instructions.ts'
import { callsInSession, itemsInCall, sourceLetters } from './limits.ts'
import { asData, inPartsOf, type Passage, passagesIn, sourceOf } from './passages.ts'

/** Some are refused and some clash on a paper, so more are asked for than are needed. */
const more = 1.4

const asksFor: Record<keyof DifficultyCounts, string> = {
  easiest: 'to remember',
  easy: 'to understand',
  moderate: 'to apply or analyze',
  hard: 'to evaluate or create (essays)',
}

/** What the papers need from each session, by level. */
function needs(sessions: readonly Session[], { quiz_items, exam }: MaterialSettings): DifficultyCounts[] {
  const shares = sessions.map(({ share }) => share || 1)
  const quiz: DifficultyCounts = {
    easiest: quiz_items * 0.5,
    easy: quiz_items * 0.3,
    moderate: quiz_items * 0.2,
    hard: 0,
  }
  const exams = difficulties.map((difficulty) => apportioned(shares, exam?.[difficulty] ?? 0))
  return sessions.map((_, at) => {
    const [easiest = 0, easy = 0, moderate = 0, hard = 0] = difficulties.map((difficulty, level) =>
      Math.ceil((quiz[difficulty] + (exams[level]?.[at] ?? 0)) * more),
    )
    return { easiest, easy, moderate, hard }
  })
}

const sum = (counts: DifficultyCounts) => difficulties.reduce((total, level) => total + counts[level], 0)

type Part = { passages: readonly Passage[]; counts: DifficultyCounts }

function partsOf(session: Session, counts: DifficultyCounts, heading: MaterialSettings['heading']): Part[] {
  const passages = passagesIn(session.topics, heading)
  const letters = passages.reduce((total, { text }) => total + text.length, 0)
  const wanted = Math.max(Math.ceil(letters / sourceLetters), Math.ceil(sum(counts) / itemsInCall))
  const parts = inPartsOf(passages, Math.min(callsInSession, Math.max(1, wanted)), sourceLetters)
  const dealt = difficulties.map((level) =>
    apportioned(
      parts.map(() => 1),
      counts[level],
    ),
  )
  return parts.map((part, at) => {
    const [easiest = 0, easy = 0, moderate = 0, hard = 0] = dealt.map((shares) => shares[at] ?? 0)
    return { passages: part, counts: { easiest, easy, moderate, hard } }
  })
}

const unread = 'Your last answer was not the JSON object that was asked for.'

/** The first time, after an answer that could not be read, or for others in the place of what was refused. */
type Again = { unread: boolean; refused: readonly Refused[] }

function questionOn(part: Part, again: Again): Question {
  const language = part.passages[0]?.topic.language ?? 'en'
  const wanted = difficulties
    .filter((level) => part.counts[level] > 0)
    .map((level) => `${part.counts[level]} that ask ${asksFor[level]}`)
  const whole = `Write ${sum(part.counts)} questions: ${wanted.join(', ')}. Take them from all over the source and use several forms.`
  const others = `Write ${again.refused.length} other questions in the place of those that were refused:\n<work>\n${again.refused.map(asData).join('\n').slice(0, sourceLetters)}\n</work>`
  const task = again.refused.length > 0 ? others : again.unread ? `${unread} ${whole}` : whole
  return {
    instructions: itemInstructions(language),
    content: `${sourceOf(part.passages)}\n\n${task}`,
    list: 'items',
    most: 2 * sum(part.counts),
  }
}

type Asked = { conversation: Conversation; lesson: Lesson; chance: Chance }

/** The items of one part: asked for once, and what is refused once more with the reason. */
async function writePart(part: Part, { conversation, lesson, chance }: Asked): Promise<Checked> {
  const { passages } = part
  const ask = async (again: Again, have: readonly Item[]) => {
    const answer = await conversation.ask(questionOn(part, again))
    const drafts = 'said' in answer ? answer.said : []
    const unread = 'said' in answer ? drafts.length === 0 : answer.failure === 'unreadable'
    return { ...checkDrafts(drafts, { passages, lesson, chance, have }), unread }
  }
  const first = await ask({ unread: false, refused: [] }, [])
  if (!first.unread && first.refused.length === 0) return first
  const second = await ask(first, first.items)
  return { items: [...first.items, ...second.items], refused: second.refused }
}

type Proposed = { items: Item[]; refused: number }

export async function proposeItems(
  work: Asked & { sessions: readonly Session[]; settings: MaterialSettings; atOnce: number },
): Promise<Proposed> {
  const { sessions, settings, atOnce } = work
  const counts = needs(sessions, settings)
  const parts = sessions.flatMap((session, at) =>
    partsOf(session, counts[at] ?? { easiest: 0, easy: 0, moderate: 0, hard: 0 }, settings.heading),
  )
  const made = await severalAtOnce(parts, atOnce, (part) => writePart(part, work))
  const items = new Map(made.flatMap((part) => part.items.map((item) => [item.id, item] as const)))
  return {
    items: [...items.values()],
    refused: made.reduce((total, { refused }) => total + refused.length, 0),
  }
}
