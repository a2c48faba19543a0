import { blankHeading, type LessonPlan, type MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { unitOf } from '@klasrum/curriculum/library'
import { plantLesson, waterLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { type LessonUnits, withoutUnits } from '../sources/units/knowledge.ts'
import { lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
import { sessionsOf } from '../understand/sessions.ts'
import { planWordsOf } from './plan-words-of.ts'
import { writePlan } from './write-plan.ts'

function planOf(
  document: SourceDocument,
  format: MaterialSettings['plan_format'],
  sessions = 2,
  known: LessonUnits = withoutUnits,
): LessonPlan {
  const outline = outlineOf([document], sessions, undefined, known)
  const settings: MaterialSettings = {
    sessions,
    quiz_items: 5,
    exam: null,
    plan_format: format,
    slideshow: null,
    seed: 1,
    heading: blankHeading,
  }
  return writePlan(lessonOf(outline), sessionsOf(outline, sessions), { settings, quizzes: [] })
}

const rowsOf = (plan: LessonPlan) => plan.sections.flatMap(({ rows }) => rows)
const cellsOf = (plan: LessonPlan, label: RegExp) =>
  rowsOf(plan).find((row) => label.test(row.label))?.cells ?? []

test('the ILAW form has its four parts with their rows, one cell for each session', () => {
  const plan = planOf(sourceDocument(plantLesson), 'ilaw', 3)
  expect(plan.sections.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['Intentions', ['Competency and standards', 'Objectives', 'Learner context']],
    ['Learning experience', ['Pre-lesson', 'Flow', 'Resources', 'Integration and contextualization']],
    ['Assessing learning', ['Formative assessment']],
    ['Ways forward', ['Extended learning', 'Reflections']],
  ])
  expect(nonEmpty(rowsOf(plan)).every(({ cells }) => cells.length === 3)).toBe(true)
  expect(plan.signatures).toEqual(['Prepared by', 'Checked by', 'Noted by'])
})

test('the DLL form has its six parts and all of its rows', () => {
  const plan = planOf(sourceDocument(waterLesson, { language: 'fil' }), 'dll')
  expect(plan.sections.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['I. Layunin', 3],
    ['II. Nilalaman', 1],
    ['III. Kagamitang Panturo', 5],
    ['IV. Pamamaraan', 10],
    ['V. Mga Tala', 1],
    ['VI. Pagninilay', 7],
  ])
  expect(plan.header.map(({ label }) => label)).toEqual([
    'Paaralan',
    'Guro',
    'Petsa at oras ng pagtuturo',
    'Baitang at pangkat',
    'Asignatura',
    'Markahan',
  ])
})

test('reflections are left blank for the teacher, and every other row says something', () => {
  for (const format of ['ilaw', 'dll'] as const) {
    const rows = rowsOf(planOf(sourceDocument(plantLesson), format))
    const teachers = rows.filter(({ label }) =>
      /^(?:Reflections|Remarks|[A-G]\. (?:Number|Did|Which|What))/.test(label),
    )
    for (const { cells } of nonEmpty(teachers))
      expect(nonEmpty(cells).filter(({ lines, from }) => lines.length > 0 || from !== 'teacher')).toEqual([])
    for (const { label, cells } of nonEmpty(rows.filter((row) => !teachers.includes(row))))
      expect(
        nonEmpty(cells).filter(({ lines }) => lines.length === 0),
        label,
      ).toEqual([])
  }
})

const found: Partial<SourceDocument> = {
  plan: {
    objectives: [
      'a. describe pollination;',
      'b. identify the parts of a plant; and',
      'c. explain how plants make food through photosynthesis',
    ],
    competencies: [
      { text: 'Describe how plants make food', code: 'S4LT-IIe-f-9' },
      { text: 'Describe how new plants grow from seeds', code: null },
    ],
    content_standard: 'The learners understand how plants live.',
    performance_standard: null,
    grade_level: 'Grade 4',
    learning_area: 'Science',
    quarter: 'Quarter 2',
  },
}

test('what the file says for itself is taken over, with codes as they stand and none made up', () => {
  const plan = planOf(sourceDocument(plantLesson, found), 'dll', 3)
  const competencies = cellsOf(plan, /competencies/).flatMap(({ lines }) => lines)
  expect(competencies).toContain('Describe how plants make food (S4LT-IIe-f-9)')
  expect(competencies).toContain('Describe how new plants grow from seeds')
  const codes = JSON.stringify(plan).match(/\b[A-Z]{1,4}\d{1,2}[A-Z]{2}-\w+/g)
  expect(new Set(codes)).toEqual(new Set(['S4LT-IIe']))
  // Three sessions for two competencies: one goes on into the next session.
  expect(
    nonEmpty(cellsOf(plan, /competencies/)).every(({ lines }) => lines[0]?.startsWith('Describe how')),
  ).toBe(true)
  expect(cellsOf(plan, /Content standards/)[0]).toEqual({
    lines: ['The learners understand how plants live.'],
    from: 'source',
  })
  expect(cellsOf(plan, /Performance standards/)[0]?.from).toBe('teacher')
  expect(plan.header.find(({ label }) => label === 'Quarter')?.value).toBe('Quarter 2')
})

const plants = unitOf('science/5/plant-and-animal-adaptations') ?? expect.fail('The unit on plants is gone.')
const standards = {
  content: 'The learners learn of plants.',
  performance: 'The learners grow a plant.',
  source: 'Budget of Work',
}
const taughtIn = 'grade 4, term 1'
const known = { units: [{ ...plants, taughtIn, grades: [4], standards }], fill: true }

test('standards that the file does not give are those of the part of the year in which its unit is taught', () => {
  const unsaid = planOf(sourceDocument(plantLesson), 'dll', 2, known)
  expect(cellsOf(unsaid, /Content standards/)[0]).toEqual({ lines: [standards.content], from: 'source' })
  expect(cellsOf(unsaid, /Performance standards/)[1]).toEqual({
    lines: [standards.performance],
    from: 'source',
  })
  const withOwnStandard = planOf(sourceDocument(plantLesson, found), 'dll', 2, known)
  expect(cellsOf(withOwnStandard, /Content standards/)[0]?.lines).toEqual([
    'The learners understand how plants live.',
  ])
  expect(cellsOf(withOwnStandard, /Performance standards/)[0]?.lines).toEqual([standards.performance])
  const grade6 = { plan: { ...found.plan, grade_level: 'Grade 6' } as SourceDocument['plan'] }
  const ofAnother = planOf(sourceDocument(plantLesson, grade6), 'dll', 2, known)
  expect(cellsOf(ofAnother, /Performance standards/)[0]?.from).toBe('teacher')
  const leftOut = planOf(sourceDocument(plantLesson), 'dll', 2, { ...known, fill: false })
  expect(cellsOf(leftOut, /Content standards/)[0]?.from).toBe('teacher')
})

test('in the ILAW form the standards of the term stand in the first session, and the others point to it', () => {
  const plan = planOf(sourceDocument(plantLesson), 'ilaw', 2, known)
  expect(plan.header.find(({ label }) => label === 'References')?.value).toMatch(/; Budget of Work$/)
  const [first, second] = cellsOf(plan, /and standards/)
  expect(first?.lines.slice(-2)).toEqual([
    `Content standard: ${standards.content}`,
    `Performance standard: ${standards.performance}`,
  ])
  expect(second?.lines.at(-1)).toBe('Standards: as in Session 1.')
  expect(second?.lines.join()).not.toContain(standards.content)
})

test('objectives of the file go to the session that teaches what they name', () => {
  const { sessions } = planOf(sourceDocument(plantLesson, found), 'ilaw', 3)
  expect(sessions.map(({ objectives }) => objectives[0])).toEqual([
    'Identify the parts of a plant',
    'Explain how plants make food through photosynthesis',
    'Describe pollination',
  ])
})

test('without objectives in the file each session gets knowledge with a criterion, a skill and an attitude', () => {
  for (const [text, language] of [
    [plantLesson, 'en'],
    [waterLesson, 'fil'],
  ] as const) {
    for (const { objectives } of nonEmpty(planOf(sourceDocument(text, { language }), 'ilaw').sessions)) {
      expect(objectives).toHaveLength(3)
      expect(objectives[0]).toMatch(
        language === 'en' ? /at least \d of \d right/ : /hindi bababa sa \d sa \d tanong/,
      )
    }
  }
})

test('steps of the source make an objective and a practice of putting them in order', () => {
  const plan = planOf(
    sourceDocument(`
# Planting

## Steps in Planting Rice

1. Soak the seeds in water for a day.
2. Sow the seeds in the seedbed.
3. Move the seedlings to the field.
4. Keep the field wet until harvest.
`),
    'dll',
    1,
  )
  expect(plan.sessions[0]?.objectives).toContain('Arrange the steps in planting rice in the right order')
  expect(cellsOf(plan, /mastery/)[0]?.lines[0]).toMatch(/strips of paper .*right order/)
})

test('activities, a summary and homework of the file stand in their rows', () => {
  const plan = planOf(
    sourceDocument(`${plantLesson}

## Activity 1

Draw a plant and label its parts in your notebook.

## Summary

Plants make their own food and grow from seeds.

## Assignment

Bring one leaf to class and describe it.
`),
    'dll',
  )
  expect(cellsOf(plan, /mastery/)[1]).toEqual({
    lines: ['Draw a plant and label its parts in your notebook.'],
    from: 'source',
  })
  expect(cellsOf(plan, /generalizations/)[1]?.lines).toEqual([
    'Plants make their own food and grow from seeds.',
  ])
  expect(cellsOf(plan, /Additional activities/)[1]?.lines).toEqual([
    'Bring one leaf to class and describe it.',
  ])
})

test('what is written on the board is said in the words of the source', () => {
  const plan = planOf(sourceDocument(plantLesson), 'dll')
  const points = cellsOf(plan, /concepts.* 1/)
    .flatMap((cell) => cell.lines)
    .flatMap((line) => /^\d\. (.+)$/.exec(line)?.[1] ?? [])
  expect(points.length).toBeGreaterThan(6)
  for (const point of nonEmpty(points)) expect(plantLesson).toContain(point)
})

test('a session that no unit knows has minutes for every step, questions with answers, help and homework', () => {
  const plan = planOf(sourceDocument(plantLesson), 'dll')
  const lines = rowsOf(plan).flatMap(({ cells }) => cells[0]?.lines ?? [])
  const minutes = lines.flatMap((line) => /^\p{L}[\p{L} ]+ \((\d+) min\)/u.exec(line)?.[1] ?? []).map(Number)
  expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(45)
  for (const wanted of [/^Expected: /, /^For learners who need help: /, /^For learners who are ahead: /])
    expect(lines.some((line) => wanted.test(line))).toBe(true)
})

test('exercises that lost their items and the names of those who made a file stand in no row', () => {
  const plan = planOf(
    sourceDocument(`${plantLesson}

## Activity 1

Compare the numbers with the signs.

1. 4 379

## Assignment

Development Team of the Module

Maria Santos (FES), Illustrator
`),
    'dll',
  )
  const text = JSON.stringify(plan.sections)
  for (const lost of ['4 379', 'Development Team', 'Illustrator']) expect(text).not.toContain(lost)
})

const harvest = sourceDocument(`
# The Rice Terraces

The Ifugao built the rice terraces of Banaue about 2,000 years ago with stone walls. The terraces follow the shape of the mountains of the Cordillera. Water from the forest above feeds the terraces through bamboo pipes.

# The Harvest

The harvest of rice in Ifugao begins in July after the rains. Families help each other in the harvest, which is called ubbu. The first bundles of rice are kept in the granary of the village.
`)

test('a text that no unit knows is worked by question, line and own words, and every heading has its say', () => {
  const plan = planOf(harvest, 'ilaw', 1)
  const lines = rowsOf(plan).flatMap(({ cells }) => cells[0]?.lines ?? [])
  const shown = lines.find((line) => line.startsWith('I do')) ?? ''
  expect(shown).toContain('Write the question: What does the text say about “The Rice Terraces”?')
  expect(shown).toMatch(/read it aloud: “The \p{L}+/u)
  expect(lines).toContainEqual(
    expect.stringMatching(/^\d\. What does the text say about “The Harvest”\? \(Answer: /),
  )
  expect(lines.join(' ')).not.toContain('Erase the board')
})

test('a check of fewer than five questions lets one slip pass', () => {
  expect(planWordsOf('en').day.ofFile.text.knowledge('Rice', 3)).toContain('at least 2 of 3')
  expect(planWordsOf('en').day.ofFile.text.knowledge('Rice', 5)).toContain('at least 4 of 5')
  expect(planWordsOf('fil').day.ofFile.story.knowledge('Palay', 3)).toContain('2 sa 3')
})

test('after a story nobody is asked who does such things at home, but whom one can go to for help', () => {
  const told = Array.from(
    { length: 4 },
    (_, part) =>
      `Isang araw, umalis si Lita sa bahay ng kaniyang tiya dala ang ${part + 1} tinapay. Sinigawan siya ng tiya at umiyak si Lita sa ilalim ng puno. Dumating si Lola Ising at niyakap si Lita. Sinabi ni Lola Ising na uuwi silang dalawa sa bukid. Tumawa si Lita at humawak sa kamay ni Lola Ising.`,
  ).join('\n\n')
  const plan = planOf(sourceDocument(`# Si Lita at si Lola Ising\n\n${told}`, { language: 'fil' }), 'ilaw', 1)
  const text = JSON.stringify(plan)
  expect(text).toContain('Kanino ka maaaring lumapit kapag kailangan mo ng tulong')
  expect(text).not.toContain('Sabihin kung sino')
})
