import type { Look } from '@klasrum/contract/looks'
import { expect, test } from 'vitest'
import { correctionsOf, headingValue, nothingTyped, statedIn } from './corrections.ts'

type Found = NonNullable<Look['files'][number]['found']>

const none = { text: 0, exercise: 0, curriculum: 0, computed: 0 }
const aFound = (part: Partial<Found> = {}): Found => ({
  kind: 'notes',
  title: 'How Plants Live',
  language: 'en',
  grade_level: 'Grade 4',
  learning_area: 'Science',
  quarter: null,
  week: null,
  competencies: [],
  objectives: [],
  sessions: [{ number: 1, title: 'Parts', topics: ['Parts of a Plant', 'Making Food'] }],
  numbers: { easiest: none, easy: none, moderate: none, hard: none },
  quizzes: [],
  exam: null,
  units: [],
  open_questions: 0,
  lacking: [],
  ...part,
})
const aFile = (found: Found | null) => ({
  file_name: 'Plants.docx',
  size: 1,
  pages: 1,
  problem: found ? null : 'Damaged.',
  found,
})
const look = { files: [aFile(aFound()), aFile(null)] }

test('what was not changed is not sent', () => {
  expect(correctionsOf(look, nothingTyped)).toBeUndefined()
  const same = {
    heading: { grade_and_section: ' Grade 4 ', learning_area: '' },
    files: {
      1: { title: 'How Plants Live', language: 'en' as const, topics: { 'Making Food': 'Making Food' } },
    },
  }
  expect(correctionsOf(look, same)).toBeUndefined()
})

test('the head, the title, the language and the topics are sent as they were corrected, by the place of the file', () => {
  const typed = {
    heading: { grade_and_section: '4 – Sampaguita', dates: 'November 16' },
    files: {
      1: {
        title: ' Plants ',
        language: 'fil' as const,
        topics: { 'Making Food': null, 'Parts of a Plant': 'Roots and leaves' },
      },
    },
  }
  expect(correctionsOf(look, typed)).toEqual({
    heading: {
      grade_and_section: '4 – Sampaguita',
      learning_area: null,
      quarter: null,
      dates: 'November 16',
    },
    files: [
      {
        place: 1,
        title: 'Plants',
        language: 'fil',
        topics: [
          { found: 'Making Food', title: null },
          { found: 'Parts of a Plant', title: 'Roots and leaves' },
        ],
      },
    ],
  })
})

test('a topic that other settings have divided anew is forgotten, and an empty name is the old one', () => {
  const topics = { 'Making New Plants': null, 'Making Food': ' ' }
  expect(correctionsOf(look, { heading: {}, files: { 1: { topics } } })).toBeUndefined()
})

test('a field shows what the files agree on, and is blank where they differ', () => {
  const two = { files: [aFile(aFound()), aFile(aFound({ grade_level: 'Grade 5' }))] }
  expect(statedIn(two, 'grade_and_section')).toEqual(['Grade 4', 'Grade 5'])
  expect(headingValue(two, nothingTyped, 'grade_and_section')).toBe('')
  expect(headingValue(two, nothingTyped, 'learning_area')).toBe('Science')
  const typed = { heading: { learning_area: '' }, files: {} }
  expect(headingValue(two, typed, 'learning_area')).toBe('')
})
