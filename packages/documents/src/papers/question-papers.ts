import type { Exam, Item, Material, Quiz } from '@klasrum/contract/material'
import type { PaperBlock, PaperPart } from '@klasrum/contract/papers'
import { answerKeyOf, keyFilesOf } from './answer-key.ts'
import { declarationBlocks, learnerLines, paperHeadOf } from './head.ts'
import { totalPointsOf } from './numbers.ts'
import { questionsOf } from './questions.ts'
import { specificationsTable } from './specifications.ts'
import { type PaperWords, paperWordsOf } from './words.ts'

/** The quiz, and its key on pages of its own. */
export function quizParts(quiz: Quiz, material: Material): PaperPart[] {
  const words = paperWordsOf(material.language)
  return paperAndKey({
    material,
    words,
    items: quiz.items,
    name: words.quiz(quiz.session),
    below: quiz.title,
  })
}

/** Both versions, their keys, and the table of specifications. */
export function examParts(exam: Exam, material: Material): PaperPart[] {
  const words = paperWordsOf(material.language)
  const versions = [
    { name: `${words.exam} · ${words.version('A')}`, items: exam.items },
    { name: `${words.exam} · ${words.version('B')}`, items: itemsOfB(exam) },
  ].map(({ name, items }) => paperAndKey({ material, words, items, name, below: exam.title }))
  return [
    ...versions.flatMap(([paper]) => paper ?? []),
    ...versions.flatMap(([, key]) => key ?? []),
    paperPart(`${words.exam} · ${words.specifications.title}`, 'landscape', words, [
      ...paperHeadOf(material, words, words.specifications.title, exam.title),
      ...specificationsTable(exam, words),
      ...declarationBlocks(material),
    ]),
  ]
}

/** As `version_b` orders them; an item that it does not name comes last. */
export function itemsOfB({ items, version_b }: Exam): Item[] {
  const named = version_b.order.flatMap((id) => items.filter((item) => item.id === id))
  return [...named, ...items.filter(({ id }) => !version_b.order.includes(id))].map((item) => {
    const order = version_b.options[item.id]
    if (item.form !== 'multiple_choice' || order?.length !== item.options.length) return item
    return {
      ...item,
      options: order.map((place) => item.options[place] ?? ''),
      answer: order.indexOf(item.answer),
      ...(item.mistakes && { mistakes: order.map((place) => item.mistakes?.[place] ?? '') }),
    }
  })
}

type QuestionPaperInput = {
  material: Material
  words: PaperWords
  items: readonly Item[]
  name: string
  below: string
}

const paperAndKey = ({ material, words, items, name, below }: QuestionPaperInput): PaperPart[] => [
  paperPart(name, 'portrait', words, [
    ...paperHeadOf(material, words, name, below),
    learnerLines(material, words, totalPointsOf(items)),
    ...questionsOf(items, words),
    ...declarationBlocks(material),
  ]),
  paperPart(`${name} · ${words.key.title}`, 'portrait', words, [
    ...paperHeadOf(material, words, `${name} · ${words.key.title}`, below),
    answerKeyOf(items, keyFilesOf(material), words),
    ...declarationBlocks(material),
  ]),
]

/** A page of its own kind, numbered from 1. */
export const paperPart = (
  text: string,
  orientation: PaperPart['orientation'],
  { page }: PaperWords,
  blocks: readonly PaperBlock[],
): PaperPart => ({ foot: { text, page }, orientation, blocks })
