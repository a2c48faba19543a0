import type { PlanText } from '@klasrum/contract/material'
import type { Statement } from '../languages/language-rules.ts'
import { pointsIn } from '../understand/key-points.ts'
import type { Topic } from '../understand/outline.ts'
import { subjectOf } from '../understand/subject.ts'
import { dayDiscussion, dayQuestions, dayStep, fromDay, isWritten, shownByTeacher } from './day.ts'
import { examples, generalization, mastery, purpose } from './moves.ts'
import { about, composed, type PlanWork, source, wordsFor } from './text.ts'

const mostPoints = 6

const sayings = (points: readonly Statement[]) => points.map(({ text }) => text)

/** Steps, entries and cells, where a topic is said in them rather than in sentences. */
function shownIn(topic: Topic): string[] {
  return topic.blocks.flatMap(({ block }) => {
    if (block.kind === 'list') return block.items
    if (block.kind === 'table')
      return block.rows.slice(block.head ? 1 : 0).map((row) => row.filter(Boolean).join(' – '))
    return block.kind === 'paragraph' && !/:$/.test(block.text.trim()) ? [block.text] : []
  })
}

function topicPoints(work: PlanWork, topic: Topic, most: number): string[] {
  const said = sayings(pointsIn(work.lesson, [topic], most))
  return said.length > 0
    ? said
    : shownIn(topic)
        .slice(0, most)
        .map((line) => line.slice(0, 600))
}

/** What is taught, topic by topic, in the words of the source. What a written day shows stands among the examples. */
export function concepts(work: PlanWork): { one: PlanText; two: PlanText } {
  if (isWritten(work))
    return { one: composed(...dayStep(work, 'we do', false)), two: composed(...dayDiscussion(work)) }
  const shown = fromDay(dayStep(work, 'i do'))
  if (shown)
    return {
      one: shown,
      two: composed(...dayStep(work, 'we do'), ...dayQuestions(work)),
    }
  const { topics } = work.session
  const [only] = topics
  const titled = (topic: Topic) => [`${topic.title}:`, ...topicPoints(work, topic, mostPoints)]
  if (topics.length === 1 && only) {
    const points = topicPoints(work, only, 2 * mostPoints)
    const half = Math.ceil(points.length / 2)
    const rest = points.slice(half)
    return {
      one: source(points.slice(0, half)),
      two: rest.length > 0 ? source(rest) : composed(wordsFor(work).moves.readAndNote(about(work))),
    }
  }
  const half = Math.ceil(topics.length / 2)
  return {
    one: source(topics.slice(0, half).flatMap(titled)),
    two: source(topics.slice(half).flatMap(titled)),
  }
}

/** The session from its opening to its close, in steps. */
export function flow(work: PlanWork): PlanText {
  const { lesson, session } = work
  const { moves } = wordsFor(work)
  const { steps } = moves
  if (work.day)
    return composed(
      ...shownByTeacher(work),
      ...dayStep(work, 'we do'),
      ...dayQuestions(work),
      ...mastery(work).lines,
      ...generalization(work).lines,
    )
  const numbered = (name: string, lines: readonly string[]) => (lines.length > 0 ? [{ name, lines }] : [])
  const discussed = session.topics.flatMap((topic) => [
    moves.talkThrough(subjectOf(lesson, topic) ?? topic.title),
    ...topicPoints(work, topic, 4).map((line) => `• ${line}`),
  ])
  const parts = [
    ...numbered(steps.open, purpose(work).lines),
    ...numbered(steps.meet, examples(work).lines),
    ...numbered(steps.discuss, discussed),
    ...numbered(steps.try, mastery(work).lines),
    ...numbered(steps.close, generalization(work).lines),
  ]
  return composed(...parts.flatMap(({ name, lines }, at) => [`${at + 1}. ${name}`, ...lines]).slice(0, 60))
}
