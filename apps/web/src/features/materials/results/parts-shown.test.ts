import type { PaperPart } from '@klasrum/contract/papers'
import type { RunDocument } from '@klasrum/contract/run-documents'
import { expect, test } from 'vitest'
import { partsShown } from './parts-shown.ts'

const part = (text: string, orientation: PaperPart['orientation'] = 'portrait'): PaperPart => ({
  foot: { text, page: 'Page' },
  orientation,
  blocks: [],
})
const holding = (document: RunDocument['document'], parts: PaperPart[]): RunDocument => ({
  document,
  revision: 1,
  paper: { title: '', fileName: '', language: 'en', paper: 'A4', parts },
  items: [],
  flags: [],
  taken_off: [],
  papers: [],
  shortfalls: [],
  texts: [],
  heading: null,
  typed_texts: 0,
})
const names = (parts: readonly PaperPart[]) => parts.map(({ foot }) => foot.text)

const exam = holding('exam', [part('A'), part('B'), part('key A'), part('key B'), part('table', 'landscape')])

test('without answers an exam keeps its versions and the table of specifications', () => {
  expect(names(partsShown(exam, false))).toEqual(['A', 'B', 'table'])
  expect(names(partsShown(exam, true))).toHaveLength(5)
})

test('without answers a quiz is its questions', () => {
  expect(names(partsShown(holding('session-2', [part('quiz'), part('key')]), false))).toEqual(['quiz'])
})

test('a plan has no answers to hide', () => {
  expect(names(partsShown(holding('plan', [part('plan', 'landscape')]), false))).toEqual(['plan'])
})
