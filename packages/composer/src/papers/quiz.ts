import type { Item, Quiz } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import type { Candidate } from '../sources/candidate.ts'
import { candidatesOf, withProposed } from '../sources/candidates.ts'
import { lessonOf } from '../understand/lesson.ts'
import type { LessonSession, Outline } from '../understand/outline.ts'
import {
  type FillablePaper,
  fewestNumbers,
  fillablePaperOf,
  inParts,
  isFromFile,
  isInFile,
  isOf,
  type Shares,
} from './choose.ts'
import { inCompany } from './in-company.ts'
import { withLetters } from './letters.ts'

const shares: Shares = {
  multiple_choice: 0.6,
  identification: 0.25,
  true_false: 0.2,
  modified_true_false: 0.15,
  matching: 0.4,
  enumeration: 0.3,
  sequencing: 0.1,
  problem: 0.5,
  essay: 1,
}

/** Numbers of a quiz by level: mostly what was said and what it means, some that goes further. */
const spread = [
  { difficulty: 'moderate', part: 0.2 },
  { difficulty: 'easy', part: 0.3 },
  { difficulty: 'easiest', part: 0.5 },
] as const

export type QuizInput = {
  count: number
  chance: Chance
  avoid?: readonly Item[]
  /** Checked items of another author, which come before our own. */
  proposed?: readonly Item[]
  /** Ids of items that are not wanted again. */
  refused?: ReadonlySet<string>
  /** With fewer numbers it is not made. */
  least?: number
  /** Items that could be on it, where they are made already. */
  candidates?: readonly Candidate[]
}

/** A quiz on one session, with as many numbers as asked for, or as many as the source bears; none where that is too few for a paper. */
export function writeQuiz(
  session: LessonSession,
  outline: Outline,
  {
    count,
    chance,
    avoid = [],
    proposed = [],
    refused = new Set(),
    least = fewestNumbers,
    candidates: made,
  }: QuizInput,
): { quiz: Quiz; missing: number } {
  const own = chance.fork(`quiz ${session.number}`)
  const candidates = withProposed(
    made ?? candidatesOf(lessonOf(outline), session.topics, count, own),
    session.topics,
    proposed,
  ).filter(({ item }) => item.form !== 'essay' && !refused.has(item.id))
  const filled = (from: readonly Candidate[]) => {
    const paper = fillablePaperOf({
      candidates: from,
      topics: session.topics,
      avoid,
      shares,
      total: count,
      chance: own,
    })
    const left = fillQuiz(paper, count)
    return { items: paper.items(), missing: left }
  }
  const { items: chosen, missing } = inCompany(candidates, filled)
  const enough = count - missing >= Math.min(least, count)
  const items = enough ? withLetters(inParts(chosen, session.topics), own) : []
  const quiz = { session: session.number, title: session.title.slice(0, 300), items }
  return { quiz, missing: enough ? missing : count }
}

/** Answers how many numbers are left. */
function fillQuiz(paper: FillablePaper, count: number): number {
  let left = count
  const open = new Map(spread.map(({ difficulty, part }) => [difficulty, Math.round(count * part)]))
  // What the file itself asks comes before what is written from its text.
  for (const isWanted of [isFromFile, isInFile, () => true])
    for (const { difficulty } of spread) {
      const wanted = Math.min(left, open.get(difficulty) ?? 0)
      const taken = paper.fill(wanted, (item) => isWanted(item) && isOf(difficulty)(item))
      open.set(difficulty, wanted - taken)
      left -= taken
    }
  left -= paper.fill(left, isFromFile)
  left -= paper.fill(left, isInFile)
  return left - paper.fill(left, () => true)
}
