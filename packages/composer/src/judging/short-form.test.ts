import { expect, test } from 'vitest'
import type { Statement } from '../languages/language-rules.ts'
import { lesson } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import { shortForm } from './short-form.ts'

const shown = (language: 'en' | 'fil', text: string) => {
  const outline = lesson(language, 'A Lesson', [['Of Things', text]])
  const [topic] = outline.topics
  if (!topic) throw new Error('The lesson has no topic.')
  const place = { file: 'lesson.docx', page: null, paragraph: 1 }
  const statement: Statement = { text, place, topic, language, bold: [] }
  return shortForm(lessonOf(outline), statement)
}

test('no point on a slide opens with a word for somebody or something that was named before', () => {
  expect(shown('fil', 'Siya ang sumulat ng Kartilya ng samahan.')).toBeNull()
  expect(shown('en', 'It records the shaking of the ground.')).toBeNull()
  expect(shown('en', 'Sensors record the shaking of the ground.')).toBe(
    'Sensors record the shaking of the ground',
  )
})

test('a point on a slide stands without the word that tied it to the sentence before', () => {
  expect(shown('fil', 'Inilathala naman ang aklat sa Ghent.')).toBe('Inilathala ang aklat sa Ghent')
})
