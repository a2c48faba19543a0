import type { Language } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { essays } from './essay.ts'

const promptsOn = (language: Language, title: string, text: string) => {
  const outline = lesson(language, 'Aralin', [[title, text]])
  return essays(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item.stem)
}

const deltas =
  'A delta is land that a river builds at its mouth. A levee is a bank that keeps a river in its bed. Deltas give farmers rich soil for rice and corn.'

test('a prompt names a topic that its sentences speak of, in words that fit every subject', () => {
  const stems = promptsOn('en', 'Deltas and Levees', deltas)
  expect(nonEmpty(stems).filter((stem) => /family|community|story|radio/.test(stem))).toEqual([])
  expect(stems).toContain('Explain deltas and levees in your own words, and give an example from the lesson.')
})

test.each([
  'Questions',
  'Glossary',
  'Draw the Delta',
  'Deltas (30 minutes)',
  'Theme B – Deltas',
  'The Silent Guest',
])('the heading "%s" is no topic of an essay', (title) => {
  expect(promptsOn('en', title, deltas).filter((stem) => !stem.startsWith('Compare'))).toEqual([])
})

test('ang isang tao ay hindi tinitimbang', () => {
  const about = (title: string) =>
    promptsOn(
      'fil',
      title,
      'Itinayo ni Kapitan Kardo ang parola sa dulo ng baybayin. Sinagip ni Kapitan Kardo ang mga mangingisda sa gitna ng bagyo. Nagturo si Donya Saning sa mga bata ng pagbasa ng mapa. Nagdala si Donya Saning ng langis sa parola tuwing gabi.',
    )
  expect(about('Si Kapitan Kardo')).toEqual([])
  expect(about('Ang Parola').length).toBeGreaterThan(0)
})
