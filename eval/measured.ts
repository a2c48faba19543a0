import { flagged, lintItem } from '@klasrum/composer/judging/lint'
import { lintPaper } from '@klasrum/composer/judging/lint-paper'
import { lessonOf } from '@klasrum/composer/understand/lesson'
import { outlineOf } from '@klasrum/composer/understand/outline-of'
import { basisOf, difficulties, type Item, positionsOf } from '@klasrum/contract/material'
import type { Block } from '@klasrum/contract/source'
import { digestOf } from './item-text.ts'
import { asked, type Made } from './material-of.ts'

export type Measured = {
  items: readonly Item[]
  lint: readonly string[]
  quotesMissing: number
  duplicates: number
  /** Headings that teach something and that nothing asks about. */
  uncovered: readonly string[]
  headings: number
  otherLanguage: number
  /** What was made of what was asked for, and whether a shortfall is explained. */
  counts: string
  explained: boolean
}

const passages = (block: Block): readonly string[] => {
  if (block.kind === 'picture') return []
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.flat() : [block.text]
}

function quoteIsMissing(item: Item, blocks: readonly Block[]): boolean {
  const { paragraph, quote } = basisOf(item)
  const block = blocks.find(({ number }) => number === paragraph)
  return !block || !passages(block).some((passage) => passage.includes(quote))
}

/** What can be found out about the material without a teacher. */
export function measured({ sample, source, material }: Made): Measured {
  const outline = outlineOf([source], asked.sessions)
  const lesson = lessonOf(outline)
  const papers = [...material.quizzes.map((quiz) => quiz.items), material.exam?.items ?? []]
  const items = papers.flat()
  // A greeting or a story under the title teaches nothing that could be asked.
  const topics = outline.topics
    .filter((topic) => lesson.facts.some(({ statement }) => statement.topic === topic))
    .map(({ title }) => title)
  const uncovered = topics.filter((title) => items.every(({ topic }) => topic !== title))
  const numbers = (paper: readonly Item[]) => paper.reduce((sum, item) => sum + positionsOf(item), 0)
  const { exam } = material
  const short =
    material.quizzes.filter((quiz) => numbers(quiz.items) < asked.quiz).length +
    (exam?.shortfalls.length ?? 0)
  const told =
    material.notes.filter((note) => note.startsWith('Quiz ')).length + (exam?.shortfalls.length ?? 0)
  return {
    items,
    lint: [
      // Computed problems are proved by their skills; the lint asks whether the text says the key.
      ...items
        .filter(({ origin }) => origin !== 'skill')
        .flatMap((item) => lintItem(item, lesson).filter((rule) => !flagged.has(rule))),
      ...papers.flatMap((paper) => lintPaper(paper)),
    ],
    quotesMissing: items.filter((item) => quoteIsMissing(item, source.blocks)).length,
    duplicates: items.length - new Set(items.map(digestOf)).size,
    uncovered,
    headings: topics.length,
    otherLanguage: items.filter(({ language }) => language !== sample.language).length,
    counts: `${material.quizzes.map((quiz) => numbers(quiz.items)).join('+')} · ${difficulties
      .map((difficulty) => exam?.made[difficulty] ?? 0)
      .join(',')}`,
    explained: short === told,
  }
}
