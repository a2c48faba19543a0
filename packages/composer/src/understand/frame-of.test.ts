import type { SourceDocument } from '@klasrum/contract/source'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { frameOf } from './frame-of.ts'
import { areaInHeadLine, gradeTextIn, quarterInHeadLine, weekIn } from './frame-words.ts'
import { rolesOf } from './roles-of.ts'

const frame = (document: SourceDocument) => frameOf(document, rolesOf(document))

test.each([
  ['Grade 9', 'Grade 9'],
  ['Grade Level: 7', 'Grade 7'],
  ['Baitang 4', 'Grade 4'],
  ['Ikatlong Baitang', 'Grade 3'],
  ['Ikaapat na Baitang', 'Grade 4'],
  ['Science 5', 'Grade 5'],
  ['AP10 Modyul', 'Grade 10'],
  ['Kindergarten', 'Kindergarten'],
  ['ARALING PANLIPUNAN V', 'Grade 5'],
  ['Filipino VI', 'Grade 6'],
  ['Filipino IV', null],
  ['English v. Science', null],
  ['Grade 15', null],
  ['There were 9 boats on the shore', null],
  ['Play Music 2 to begin the game.', null],
])('"%s" names the grade %s', (line, grade) => {
  expect(gradeTextIn(line)).toBe(grade)
})

test.each([
  ['Araling Panlipunan 4', 'Araling Panlipunan'],
  ['AP 9', 'Araling Panlipunan'],
  ['ARALING PANLIPUNAN', 'Araling Panlipunan'],
  ['EsP 6', 'Edukasyon sa Pagpapakatao'],
  ['Edukasyon sa Pagpapakatao 8', 'Edukasyon sa Pagpapakatao'],
  ['Edukasyong Pantahanan at Pangkabuhayan', 'Edukasyong Pantahanan at Pangkabuhayan'],
  ['Matematika 3', 'Mathematics'],
  ['Agham', 'Science'],
  ['Filipino 8', 'Filipino'],
  ['TLE 7', 'TLE'],
  ['ESP 6 Activity Sheets in the Second Quarter', 'Edukasyon sa Pagpapakatao'],
  ['ESP', 'Edukasyon sa Pagpapakatao'],
  ['HEKASI 5', 'Araling Panlipunan'],
  ['Health – Grade 4', 'Health'],
  ['MUSIKA', 'Music'],
  ['Sining 3', 'Arts'],
  ['Edukasyong Pangkatawan', 'Physical Education'],
  ['Kalusugan 2', 'Health'],
  ['Ang kalusugan ay kayamanan', null],
  ['Musika ng bayan', null],
  ['General Mathematics', 'General Mathematics'],
  [
    'Media and Information Literacy – Senior High School Alternative Delivery Mode',
    'Media and Information Literacy',
  ],
  ['Understanding Culture, Society and Politics – Grade 11', 'Understanding Culture, Society and Politics'],
  ['Health is the first wealth of a people', null],
  ['The fishermen of our town study the science of tides and winds', null],
  ['I like science.', null],
])('"%s" names the learning area %s', (line, area) => {
  expect(areaInHeadLine(line)).toBe(area)
})

test.each([
  ['Quarter 2', 'Quarter 2'],
  ['Q3 Week 4', 'Quarter 3'],
  ['Unang Markahan', 'Quarter 1'],
  ['Ikaapat na Markahan', 'Quarter 4'],
  ['Third Quarter', 'Quarter 3'],
  ['Second Term', 'Term 2'],
  ['a quarter of the rice', null],
])('"%s" names the quarter or term %s', (line, quarter) => {
  expect(quarterInHeadLine(line)).toBe(quarter)
})

test.each([
  ['Week 6', 'Week 6'],
  ['Linggo 2', 'Week 2'],
  ['Ikatlong Linggo', 'Week 3'],
  ['every week', null],
])('"%s" names the week %s', (line, week) => {
  expect(weekIn(line)).toBe(week)
})

const rain = 'Rain is water that falls from clouds in drops. Clouds form when vapor cools high in the air.'

test('grade, area, quarter and week are found in the head of an English file', () => {
  const found = frame(
    sourceDocument(`
# Science 5

Quarter 4 – Week 3

## Rain

${rain}
`),
  )
  expect(found).toMatchObject({
    grade_level: 'Grade 5',
    learning_area: 'Science',
    quarter: 'Quarter 4',
    week: 'Week 3',
  })
})

test('grade, area, quarter and week are found in the head of a Filipino file', () => {
  const found = frame(
    sourceDocument(
      `
# Araling Panlipunan

Ikaapat na Baitang

Ikalawang Markahan, Ikalimang Linggo

## Ang Barangay

Ang barangay ay ang pinakamaliit na yunit ng pamahalaan. Pinamumunuan ito ng kapitan.
`,
      { language: 'fil' },
    ),
  )
  expect(found).toMatchObject({
    grade_level: 'Grade 4',
    learning_area: 'Araling Panlipunan',
    quarter: 'Quarter 2',
    week: 'Week 5',
  })
})

test('what the text does not say is taken from the name of the file', () => {
  const found = frame(sourceDocument(`# Rain\n\n${rain}`, { file_name: 'SCIENCE_6_Q1_Week-2.docx' }))
  expect(found).toMatchObject({
    grade_level: 'Grade 6',
    learning_area: 'Science',
    quarter: 'Quarter 1',
    week: 'Week 2',
  })
})

test('a file that says nothing of them has none of them', () => {
  expect(frame(sourceDocument(`# Rain\n\n${rain}`))).toMatchObject({
    grade_level: null,
    learning_area: null,
    quarter: null,
    week: null,
    objectives: [],
    competencies: [],
    references: [],
  })
})

const plan = `
# Lesson Plan in Science 4

## I. Objectives

At the end of the lesson, the learners should be able to:

- describe how clouds form
- explain why rain falls

## Content Standard

The learners demonstrate understanding of the water cycle.

## Performance Standard

The learners shall be able to practice safety measures in the rainy season.

## Learning Competencies

- Trace the path of water in the water cycle (S4ES-IVc-3)
- Explain the use of water from different sources

## Rain

${rain}

## References

- Lorenzo, Ana. Weather for Young Learners. Iloilo: Dagat Books, 2016.
`

test('objectives, standards, competencies with their codes and references are taken as they are written', () => {
  const found = frame(sourceDocument(plan))
  expect(found.objectives).toEqual(['describe how clouds form', 'explain why rain falls'])
  expect(found.competencies).toEqual([
    { text: 'Trace the path of water in the water cycle', code: 'S4ES-IVc-3' },
    { text: 'Explain the use of water from different sources', code: null },
  ])
  expect(found.content_standard).toBe('The learners demonstrate understanding of the water cycle.')
  expect(found.performance_standard).toBe(
    'The learners shall be able to practice safety measures in the rainy season.',
  )
  expect(found.references).toEqual(['Lorenzo, Ana. Weather for Young Learners. Iloilo: Dagat Books, 2016.'])
})

test('ang mga layunin, kasanayan at sanggunian ay nababasa rin sa Filipino', () => {
  const found = frame(
    sourceDocument(
      `
# Filipino 5

## Layunin

- natutukoy ang mga tauhan ng kuwento
- naisasalaysay muli ang kuwento

## Mga Kasanayan sa Pagkatuto

- Naibibigay ang kahulugan ng salitang pamilyar (F5PT-Ib-1)

## Ang Kuwento

Si Mila ay batang mahilig magbasa sa ilalim ng punong mangga. Tuwing hapon ay dala niya ang lumang aklat ng kaniyang lola.

## Sanggunian

- Santos, Lina. Mga Kuwento ng Bukid. Lungsod ng Naga: Limbagang Silangan, 2015.
`,
      { language: 'fil' },
    ),
  )
  expect(found.objectives).toEqual(['natutukoy ang mga tauhan ng kuwento', 'naisasalaysay muli ang kuwento'])
  expect(found.competencies).toEqual([
    { text: 'Naibibigay ang kahulugan ng salitang pamilyar', code: 'F5PT-Ib-1' },
  ])
  expect(found.references).toEqual([
    'Santos, Lina. Mga Kuwento ng Bukid. Lungsod ng Naga: Limbagang Silangan, 2015.',
  ])
})

const empty = sourceDocument('Placeholder').plan

test('blanks and prompts of a form are not taken for what they ask for', () => {
  const found = frame(
    sourceDocument(
      `
# Lesson Plan

Grade Level: ________

## Objectives

- Write the objectives of the lesson here
- ____________________
- name the kinds of clouds

## Learning Competencies

- Isulat ang code ng bawat kasanayan

## Rain

${rain}
`,
      {
        plan: {
          ...empty,
          grade_level: '________',
          quarter: '......',
          competencies: [{ text: 'Write the learning competency', code: null }],
        },
      },
    ),
  )
  expect(found.grade_level).toBeNull()
  expect(found.quarter).toBeNull()
  expect(found.objectives).toEqual(['name the kinds of clouds'])
  expect(found.competencies).toEqual([])
})

test('what the form of the file gives goes before what is found in its lines', () => {
  const found = frame(
    sourceDocument(`# Science 5\n\nQuarter 4\n\n${rain}`, {
      plan: { ...empty, grade_level: 'Grade 6', quarter: 'Quarter 1', objectives: ['describe clouds'] },
    }),
  )
  expect(found).toMatchObject({
    grade_level: 'Grade 6',
    quarter: 'Quarter 1',
    learning_area: 'Science',
    objectives: ['describe clouds'],
  })
})
