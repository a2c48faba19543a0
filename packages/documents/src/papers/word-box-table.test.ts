import type { Item } from '@klasrum/contract/material'
import type { Group, PaperBlock, PaperPart, PaperTableCell, Paragraph, Table } from '@klasrum/contract/papers'
import { materialIn } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { papersOf } from './papers-of.ts'

const textOf = ({ label, runs }: Paragraph): string =>
  [label?.text, runs.map(({ text }) => text).join('')].filter(Boolean).join(' ')
const textIn = ({ text }: PaperTableCell): string => text.map(textOf).join(' / ')
const flat = (blocks: readonly PaperBlock[]): Group['blocks'][number][] =>
  blocks.flatMap((block) => (block.kind === 'group' ? [...block.blocks] : [block]))
const tablesOf = ({ blocks }: PaperPart): Table[] =>
  flat(blocks).flatMap((block) => (block.kind === 'table' ? [block] : []))
const linesOf = ({ blocks }: PaperPart): string[] =>
  flat(blocks).flatMap((block) => (block.kind === 'paragraph' ? [textOf(block)] : []))

const naming = (
  id: string,
  answer: string,
  more: Partial<Extract<Item, { form: 'identification' }>> = {},
): Item => ({
  ...{ id, bloom: 'remember', difficulty: 'easiest', language: 'en', topic: 'Leaves', points: 1 },
  ...{ source: null, author: 'built-in', form: 'identification', stem: `What is ${id}?`, also_accepted: [] },
  answer,
  ...more,
})
const withNaming = (language: 'en' | 'fil', ...named: Item[]) => {
  const material = materialIn(language, { sessions: 1 })
  const exam = material.exam && { ...material.exam, items: named }
  return { ...material, quizzes: [{ session: 1, title: 'Leaves', items: named }], exam }
}
const boxes = (part: PaperPart | undefined) => (part ? tablesOf(part).filter(({ boxed }) => boxed) : [])
const wordsIn = (table: Table | undefined) => table?.rows.map(({ cells }) => cells.map(textIn))

describe('a box of words', () => {
  const named = [
    naming('one', 'xylem', { wrong: ['petal', 'anther'] }),
    naming('two', 'leaf'),
    naming('three', 'Leaf', { stem: 'What is flat and green?' }),
    naming('four', '1896'),
  ]
  test('stands between the directions and the questions of its part, alike in both versions', () => {
    const [quiz, quizKey, ...none] = papersOf(withNaming('en', ...named)).at(1)?.parts ?? []
    expect(none).toEqual([])
    const heads = quiz?.blocks.flatMap((block) =>
      block.kind === 'group' && block.heads ? [block.blocks] : [],
    )
    expect(heads?.[0]?.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'table', 'paragraph'])
    expect(wordsIn(boxes(quiz)[0])).toEqual([['anther', 'leaf', 'petal', 'xylem']])
    expect(boxes(quizKey)).toEqual([])
    const [a, b] = papersOf(withNaming('en', ...named)).at(-1)?.parts ?? []
    expect(boxes(a)).toEqual(boxes(quiz))
    expect(boxes(b)).toEqual(boxes(quiz))
  })
  test('has directions that fit, and numbers are a part of their own behind it', () => {
    const [quiz] = papersOf(withNaming('en', ...named)).at(1)?.parts ?? []
    const lines = quiz ? linesOf(quiz) : []
    for (const line of [
      'I. Identification',
      'Directions: Choose your answer from the words in the box and write it on the blank. A word may be used more than once. Not every word is used.',
      'II. Short Answer',
      'Directions: Write the answer to each question on the blank.',
      '4. ____________________ What is four?',
    ])
      expect(lines).toContain(line)
    const [once] = papersOf(withNaming('en', ...named.slice(0, 2))).at(1)?.parts ?? []
    expect(once && linesOf(once).join(' ')).not.toContain('more than once')
  })
  test('of a Filipino lesson has Filipino directions', () => {
    const [quiz] = papersOf(withNaming('fil', ...named)).at(1)?.parts ?? []
    const lines = quiz ? linesOf(quiz) : []
    expect(lines).toContain(
      'Panuto: Piliin ang sagot sa loob ng kahon at isulat ito sa patlang. Maaaring gamitin nang higit sa isang beses ang isang salita. May mga salitang hindi magagamit.',
    )
    expect(lines).toContain('II. Maikling Sagot')
  })
  test('gives long answers wider columns', () => {
    const wide = (letters: number) =>
      wordsIn(
        boxes(
          papersOf(
            withNaming(
              'en',
              naming('one', 'a'.repeat(letters), { wrong: ['x', 'y'] }),
              naming('two', 'leaf'),
            ),
          ).at(1)?.parts[0],
        )[0],
      )
    expect([18, 26, 40, 90].map((letters) => wide(letters)?.length)).toEqual([1, 2, 2, 4])
  })
  test('is missing where one question is left or a paper is from before, and the directions say so', () => {
    const plain = [naming('one', 'xylem'), naming('two', 'leaf')]
    for (const few of nonEmpty([named.slice(0, 1), plain])) {
      const [quiz] = papersOf(withNaming('en', ...few)).at(1)?.parts ?? []
      expect(boxes(quiz)).toEqual([])
      expect(quiz && linesOf(quiz)).toContain(
        'Directions: Identify what is asked for. Write the answer on the blank.',
      )
    }
  })
})
