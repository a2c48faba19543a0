import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { feeds } from './roles-of.ts'
import { fileOf } from './sample-file.ts'
import { sampleRoleOf, taught } from './sample-roles.ts'

const log = fileOf(
  'en',
  '# Daily Lesson Log',
  'School: San Roque Elementary School',
  'Teacher: Mrs. Alma Dizon',
  '## I. Objectives',
  'A. Content Standard: The learners demonstrate understanding of the water cycle.',
  'B. Learning Competency: Describe the stages of the water cycle (S4ES-IVa-1)',
  '## II. Content',
  'The Water Cycle',
  '## III. Learning Resources',
  'Manila paper, pentel pen, a basin of water, plastic cover',
  '## IV. Procedures',
  '### A. Reviewing previous lesson',
  'Ask the learners what happens to puddles after the rain stops. Have the class share their answers with a partner.',
  '### B. Discussing new concepts',
  'The teacher explains the stages of the water cycle with a diagram. Let the pupils name each stage.',
  'Evaporation is the change of liquid water into vapor when the sun warms it.',
  '### C. Evaluating learning',
  ['What is evaporation?', 'Where do clouds come from?'],
  '## V. Remarks',
  'Lesson carried over to the next day because of the school program.',
)

test('of a daily lesson log neither its form nor what the teacher does is asked about', () => {
  for (const beginning of [
    'School:',
    'A. Content Standard',
    'B. Learning Competency',
    'Manila paper',
    'Ask the learners',
    'The teacher explains',
    'What is evaporation?',
    'Lesson carried over',
  ])
    expect(feeds(sampleRoleOf(log, beginning)), beginning).toBe(false)
  expect(sampleRoleOf(log, 'B. Learning Competency')).toBe('frame')
  expect(sampleRoleOf(log, 'Ask the learners')).toBe('teacher')
})

const budget = fileOf(
  'en',
  '# Budget of Work in English 6',
  'Third Quarter, School Year 2023-2024',
  {
    table: [
      ['Week', 'Learning Competencies', 'Number of Days'],
      ['1', 'Identify the purpose of a text that was listened to (EN6LC-IIIa-3)', '5'],
      ['2', 'Compose clear and coherent sentences with correct adverbs (EN6G-IIIb-4)', '5'],
      ['3', 'Distinguish a fact from an opinion in a news report (EN6RC-IIIc-2)', '4'],
    ],
  },
  'Prepared by: Josefina A. Lim',
)

test('a budget of work has nothing to ask about', () => {
  expect(taught(budget)).toEqual([])
  expect(sampleRoleOf(budget, 'Week')).toBe('frame')
})

test('rows of a form are no glossary', () => {
  const rows = sourceDocument(`
# Our Club

School: San Roque Elementary School of Bagong Ilog

Teacher: Alma Dizon of the science club

Section: Sampaguita and Rosal in the morning

## Our Kites

Materials: ten clean bottles with caps from the canteen and a long rope

Resources: old newspapers of the library and five pairs of blunt scissors

Equipment: three long tables of the library and the tall ladder of the janitor
`)
  expect(taught(rows).filter((text) => text.includes(':'))).toEqual([])
})
