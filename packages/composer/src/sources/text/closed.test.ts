import type { Language } from '@klasrum/contract/source'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { enumeration } from './listed.ts'

const asked = (language: Language, title: string, ...parts: (string | string[])[]) =>
  lessonOf(lesson(language, 'Aralin', [[title, ...parts]]))
    .listings.flatMap((listing) => enumeration(listing))
    .map(({ item }) => item.stem)

test.each([
  [
    'en',
    'The three layers of the soil are topsoil, subsoil, and bedrock.',
    'What are the three layers of the soil?',
  ],
  [
    'fil',
    'Ang tatlong bahagi ng liham ay pamuhatan, katawan, at lagda.',
    'Ano-ano ang tatlong bahagi ng liham?',
  ],
] as const)('%s: a list whose number is said is asked for whole: "%s"', (language, sentence, stem) => {
  expect(asked(language, 'Paksa', sentence)).toContain(stem)
})

test.each([
  ['en', 'The three layers of the soil are topsoil, subsoil, bedrock, and sand.'],
  ['en', 'The crops of the valley include rice, corn, and beans.'],
  ['en', 'A state is an entity that has four elements: territory, sovereignty, people and government.'],
  ['en', 'Some examples of root crops are cassava, taro, and yam.'],
  ['fil', 'Ang mga halimbawa ng gulay ay kalabasa, talong, at sitaw.'],
  ['fil', 'Kabilang sa mga tanim sa lambak ang palay, mais, at munggo.'],
] as const)('%s: examples, open lists and wrong counts are not asked for: "%s"', (language, sentence) => {
  expect(asked(language, 'Paksa', sentence)).toEqual([])
})

test('a list is asked for by a title that makes a question', () => {
  expect(asked('en', 'Parts of a Loom', ['shuttle', 'reed', 'heddle'])).toEqual([
    'Give the 3 parts of a loom.',
  ])
  expect(asked('en', 'Why the loom exists', ['speed', 'beauty', 'comfort'])).toEqual([])
  expect(asked('en', 'Common Loom Parts', ['shuttle', 'reed', 'heddle'])).toEqual([])
  expect(asked('en', 'Parts of a Loom', ['shuttle', 'reed', 'heddle, beam – what holds the warp'])).toEqual(
    [],
  )
})
