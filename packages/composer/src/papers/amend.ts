import {
  type DifficultyCounts,
  type Exam,
  type Item,
  type LessonPlan,
  type Material,
  type PlanText,
  positionsOf,
} from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import { chanceOf } from '@klasrum/skills/chance'
import { declarationOf, typedTextsIn } from '../declaration.ts'
import { planWordsOf } from '../plan/plan-words-of.ts'
import { specificationsOf, type TaughtDay } from './specifications.ts'
import { versionB } from './version-b.ts'

/** The items on a document; a plan has none. `null` where there is no such document. */
export function itemsOn({ quizzes, exam }: Material, document: DocumentName): readonly Item[] | null {
  if (document === 'plan') return []
  if (document === 'exam') return exam?.items ?? null
  return quizzes.find(({ session }) => document === `session-${session}`)?.items ?? null
}

export const allItems = ({ quizzes, exam }: Material): Item[] => [
  ...quizzes.flatMap(({ items }) => items),
  ...(exam?.items ?? []),
]

/** The material with other items on one document, and with all that is reckoned from them. */
export function withItems(
  material: Material,
  document: DocumentName,
  items: readonly Item[],
  days: readonly TaughtDay[] = daysIn(material),
): Material {
  const { exam, quizzes, settings } = material
  if (document === 'exam')
    return exam
      ? declaredAnew({ ...material, exam: examWith(exam, { items, days, seed: settings.seed }) })
      : material
  const isIts = ({ session }: Material['quizzes'][number]) => document === `session-${session}`
  const changed = {
    ...material,
    quizzes: quizzes.map((quiz) => (isIts(quiz) ? { ...quiz, items: [...items] } : quiz)),
  }
  return declaredAnew({ ...changed, plan: planCounting(changed, quizzes) })
}

type Given = { items: readonly Item[]; days: readonly TaughtDay[]; seed: number }

function examWith(exam: Exam, { items, days, seed }: Given): Exam {
  const made = countsOf(items)
  return {
    ...exam,
    items: [...items],
    made,
    shortfalls: exam.shortfalls.flatMap((shortfall) => {
      const { difficulty } = shortfall
      const missing = Math.min(shortfall.missing, exam.asked[difficulty] - made[difficulty])
      return missing > 0 ? [{ ...shortfall, missing }] : []
    }),
    specifications: specificationsOf(items, days),
    version_b: versionB(items, chanceOf(seed).fork('exam')),
  }
}

const most = 100

function countsOf(items: readonly Item[]): DifficultyCounts {
  const counts = { easiest: 0, easy: 0, moderate: 0, hard: 0 }
  for (const item of items)
    counts[item.difficulty] = Math.min(most, counts[item.difficulty] + positionsOf(item))
  return counts
}

/** Far more than the one that a topic without time counts. */
const wordsInTenth = 1_000

/** What the table tells of the time that each topic takes, without reading the lesson again. */
function daysIn({ plan, exam }: Material): TaughtDay[] {
  const days = new Map(exam?.specifications.rows.map((row) => [row.topic, row.days]))
  return plan.sessions.map(({ topics }) => ({
    topics: topics.map((title) => ({
      title,
      words: Math.round((days.get(title.slice(0, 300)) ?? 0) * 10) * wordsInTenth,
    })),
  }))
}

const numbersIn = (items: readonly Item[]): number => items.reduce((sum, item) => sum + positionsOf(item), 0)

/** The plan says how many numbers each quiz has, or that there is none. */
function planCounting({ plan, quizzes }: Material, before: Material['quizzes']): LessonPlan {
  const { moves, dllRows, ilawRows } = planWordsOf(plan.language)
  const { quiz: says, noQuiz } = moves
  const begun = quizzes.map(({ session, items }, at) =>
    items.length > 0 && before[at]?.items.length === 0 ? [says(session, numbersIn(items))] : null,
  )
  const isEvaluation = ({ label }: { label: string }) =>
    label === dllRows.evaluation || label === ilawRows.formative
  const isNone = ({ lines }: PlanText) => lines.length === 1 && lines[0] === noQuiz
  const changed = new Map(
    quizzes.map(({ session, items }, at) => [
      says(session, numbersIn(before[at]?.items ?? [])),
      says(session, numbersIn(items)),
    ]),
  )
  return {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell, at): PlanText => {
          const lines = row.cells.length === quizzes.length && isEvaluation(row) ? begun[at] : null
          if (lines) return { lines: isNone(cell) ? lines : [...cell.lines, ...lines], from: 'composed' }
          return { ...cell, lines: cell.lines.map((line) => changed.get(line) ?? line) }
        }),
      })),
    })),
  }
}

/** With words on how it was made that are true of it as it stands. */
export function declaredAnew(material: Material): Material {
  const { language, model = null, plan, declaration: before } = material
  const typedTexts = typedTextsIn(plan)
  const declaration = declarationOf({ language, items: allItems(material), model, typedTexts })
  const header = plan.header.map(({ label, value }) => ({
    label,
    value: value === before ? declaration : value,
  }))
  return { ...material, declaration, plan: { ...plan, header } }
}
