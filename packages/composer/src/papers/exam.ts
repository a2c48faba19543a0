import {
  type Difficulty,
  type DifficultyCounts,
  difficulties,
  type Exam,
  type Item,
} from '@klasrum/contract/material'
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
import { specificationsOf } from './specifications.ts'
import { versionB } from './version-b.ts'

const shares: Shares = {
  multiple_choice: 0.7,
  identification: 0.15,
  true_false: 0.15,
  modified_true_false: 0.1,
  matching: 0.2,
  enumeration: 0.12,
  sequencing: 0.08,
  problem: 0.3,
  essay: 1,
}

const whyMissing: Record<Difficulty, string> = {
  easiest: 'The lesson has too few plain facts and terms for more recall questions.',
  easy: 'The lesson explains too few of its ideas for more questions on understanding.',
  moderate: 'The lesson has too few steps, causes or comparisons for more questions that apply or analyze.',
  hard: 'The lesson has too few separate topics for more essay questions.',
}

/** Every third question above recall may be one that the teacher has to read and mark. */
const essaysAmong = (count: number) => Math.ceil(count / 3)

export type ExamInput = {
  counts: DifficultyCounts
  chance: Chance
  avoid?: readonly Item[]
  /** Checked items of another author, which come before our own. */
  proposed?: readonly Item[]
  /** Ids of items that are not wanted again. */
  refused?: ReadonlySet<string>
  title?: string
  /** Items that could be on it, where they are made already. */
  candidates?: readonly Candidate[]
}

/** The exam over all sessions, with the numbers asked for at each level or the reason why not; none where they are too few for a paper. */
export function writeExam(sessions: readonly LessonSession[], outline: Outline, ask: ExamInput): Exam {
  const { counts, avoid = [], proposed = [], refused = new Set(), title = outline.title } = ask
  const chance = ask.chance.fork('exam')
  const topics = sessions.flatMap((session) => session.topics)
  const total = sumOf(counts)
  const candidates = withProposed(
    ask.candidates ?? candidatesOf(lessonOf(outline), topics, total, chance),
    topics,
    proposed,
  ).filter(({ item }) => !refused.has(item.id))
  const { items: chosen, filled } = inCompany(candidates, (from) => {
    const paper = fillablePaperOf({ candidates: from, topics, avoid, shares, total, chance })
    const filled = fillExam(paper, counts)
    return { items: paper.items(), filled, missing: total - sumOf(filled) }
  })
  const enough = sumOf(filled) >= Math.min(fewestNumbers, total)
  const made = enough ? filled : { easiest: 0, easy: 0, moderate: 0, hard: 0 }
  const items = enough ? withLetters(inParts(chosen, topics), chance) : []
  return {
    title: title.slice(0, 300),
    asked: counts,
    made,
    shortfalls: difficulties
      .filter((difficulty) => made[difficulty] < counts[difficulty])
      .map((difficulty) => ({
        difficulty,
        missing: counts[difficulty] - made[difficulty],
        why: `${whyMissing[difficulty]} Add another file or ask for fewer.`,
      })),
    items,
    specifications: specificationsOf(items, sessions),
    version_b: versionB(items, chance),
  }
}

const sumOf = (counts: DifficultyCounts): number =>
  difficulties.reduce((sum, difficulty) => sum + counts[difficulty], 0)

/** Answers how many numbers each level got. */
function fillExam(paper: FillablePaper, counts: DifficultyCounts): DifficultyCounts {
  const isMarkedByKey = (item: Item) => item.form !== 'essay'
  const filled: DifficultyCounts = { easiest: 0, easy: 0, moderate: 0, hard: 0 }
  const fill = (difficulty: Difficulty, isWanted: (item: Item) => boolean, most = counts[difficulty]) => {
    const room = Math.min(most, counts[difficulty] - filled[difficulty])
    filled[difficulty] += paper.fill(room, (item) => isOf(difficulty)(item) && isWanted(item))
  }
  // The scarcest first, so that easy questions do not use up what only they can be made of.
  const scarcestFirst = [...difficulties].reverse()
  for (const difficulty of scarcestFirst) fill(difficulty, isFromFile)
  for (const isWanted of [isInFile, () => true])
    for (const difficulty of scarcestFirst) {
      if (difficulty !== 'hard') fill(difficulty, (item) => isWanted(item) && isMarkedByKey(item))
      fill(difficulty, isWanted, difficulty === 'hard' ? counts.hard : essaysAmong(counts[difficulty]))
    }
  return filled
}
