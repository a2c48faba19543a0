import type { Item, Quiz } from '@klasrum/contract/material'
import { candidatesOf, withProposed } from './candidates.ts'
import type { Chance } from './chance.ts'
import { inParts, isOf, paperOf, type Shares } from './choose.ts'
import { lessonOf } from './lesson.ts'
import { withLetters } from './letters.ts'
import type { Outline, Session } from './outline.ts'

const shares: Shares = {
  multiple_choice: 0.6,
  identification: 0.25,
  true_false: 0.2,
  modified_true_false: 0.15,
  matching: 0.4,
  enumeration: 0.3,
  sequencing: 0.1,
  problem: 0.5,
}

/** Numbers of a quiz by level: mostly what was said and what it means, some that goes further. */
const spread = [
  { difficulty: 'moderate', part: 0.2 },
  { difficulty: 'easy', part: 0.3 },
  { difficulty: 'easiest', part: 0.5 },
] as const

export type QuizAsk = {
  count: number
  chance: Chance
  avoid?: readonly Item[]
  /** Checked items of another author, which come before our own. */
  proposed?: readonly Item[]
  /** Ids of items that are not wanted again. */
  refused?: ReadonlySet<string>
}

/** A quiz on one session, with as many numbers as asked for, or as many as the source bears. */
export function writeQuiz(
  session: Session,
  outline: Outline,
  { count, chance, avoid = [], proposed = [], refused = new Set() }: QuizAsk,
): { quiz: Quiz; missing: number } {
  const own = chance.fork(`quiz ${session.number}`)
  const lesson = lessonOf(outline)
  const candidates = withProposed(
    candidatesOf(lesson, session.topics, count, own),
    session.topics,
    proposed,
  ).filter(({ item }) => item.form !== 'essay' && !refused.has(item.id))
  const paper = paperOf({ candidates, topics: session.topics, avoid, shares, total: count, chance: own })
  let left = count
  for (const { difficulty, part } of spread) {
    left -= paper.fill(Math.min(left, Math.round(count * part)), isOf(difficulty))
  }
  left -= paper.fill(left, () => true)
  const items = withLetters(inParts(paper.items(), session.topics), own)
  return { quiz: { session: session.number, title: session.title.slice(0, 300), items }, missing: left }
}
