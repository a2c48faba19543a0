import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { chaptersNamed, chaptersOf } from './chapters.ts'

test.each([
  ['Kabanata 3: Ang Hapunan', [3]],
  ['KABANATA XIV', [14]],
  ['Noli Me Tangere, Kabanata 1–4', [1, 2, 3, 4]],
  ['Kabanata 17 at 18', [17, 18]],
  ['Chapters 5 and 9', [5, 9]],
  ['noli_kab01', [1]],
  ['Chapter IX', [9]],
  ['Ang kabanata ng buhay', []],
  ['Kabanata ng Civil', []],
  ['a chapter in history', []],
])('the chapters of "%s" are known', (text, chapters) => {
  expect([...chaptersNamed(text.replaceAll('_', ' '))]).toEqual(chapters)
})

test('a file is the chapters that its headings and its name say, not those that its text speaks of', () => {
  const document = sourceDocument('# Noli Me Tangere\n\n## Kabanata 2\n\nMababasa ito sa Kabanata 5.', {
    language: 'fil',
  })
  expect([...chaptersOf(document)]).toEqual([2])
  expect([...chaptersOf({ ...document, file_name: 'noli_kab07.docx' })].sort()).toEqual([2, 7])
})
