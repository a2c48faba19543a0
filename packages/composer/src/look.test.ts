import { plantModule } from '@klasrum/testkit/modules'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose, NothingToTeach } from './compose.ts'
import { lookAt } from './look.ts'

const settings = aSetting({
  sessions: 2,
  quiz_items: 5,
  exam: { easiest: 5, easy: 5, moderate: 5, hard: 5 },
  plan_format: 'ilaw',
  slideshow: null,
  seed: 5,
})

const plants = sourceDocument(plantModule, { file_name: 'SCI5_Q2_Module4.docx' })

test('a look at a module tells its kind, its frame and its sessions', () => {
  expect(lookAt(plants, settings)).toMatchObject({
    kind: 'module',
    language: 'en',
    grade_level: 'Grade 5',
    learning_area: 'Science',
    quarter: 'Quarter 2',
    week: 'Week 3',
    objectives: ['describe how plants make their own food', 'explain how plants bear seeds'],
    sessions: [
      { number: 1, title: 'Food of Plants', topics: ['Food of Plants'] },
      { number: 2, title: 'Seeds of Plants', topics: ['Seeds of Plants'] },
    ],
  })
})

test('good numbers are counted by level and by whether they come from the text or from questions of the file', () => {
  const { numbers, open_questions } = lookAt(plants, settings)
  const sum = (source: 'text' | 'exercise') =>
    Object.values(numbers).reduce((whole, count) => whole + count[source], 0)
  expect(sum('exercise')).toBe(2)
  expect(numbers.easiest.text + numbers.easy.text).toBeGreaterThanOrEqual(6)
  expect(sum('text')).toBeGreaterThanOrEqual(8)
  expect(open_questions).toBe(1)
})

test('what a look promises of quizzes and exam is what the run with the same settings makes', async () => {
  const { quizzes, exam } = lookAt(plants, settings)
  const material = await compose([plants], settings)
  expect(quizzes.map(({ made }) => made)).toEqual(
    material.quizzes.map(({ items }) =>
      items.reduce((sum, item) => sum + (item.form === 'enumeration' ? item.answers.length : 1), 0),
    ),
  )
  expect(exam).toEqual({ asked: settings.exam, made: material.exam?.made })
})

test('what the settings ask for and the file does not give is told in sentences', () => {
  const many = lookAt(plants, { ...settings, sessions: 5, quiz_items: 20 })
  const { exam } = many
  expect(many.lacking).toEqual([
    'The file has text for 2 sessions of the 5 you asked for.',
    ...many.quizzes.map(
      ({ session, made }) =>
        `The quiz of session ${session} would have ${made} of 20 items. Ask for fewer, or add another file.`,
    ),
    `The exam would have ${exam?.made.easiest} of 5 easiest, ${exam?.made.easy} of 5 easy, ${exam?.made.moderate} of 5 moderate and ${exam?.made.hard} of 5 hard items. Ask for fewer, or add another file.`,
  ])
})

test('a show that would be shorter than asked for is told before, as long as the run makes it', async () => {
  const asked = { ...settings, sessions: 1, exam: null, slideshow: { minutes: 30, title: 'Plants' } }
  const { show, lacking } = lookAt(plants, asked)
  const { slides } = await compose([plants], asked)
  expect(show).toEqual({ asked: 30, made: slides?.minutes })
  expect(lacking).toContain(
    `The slide show would take about ${slides?.minutes} of 30 minutes: the lesson has no more text. Ask for fewer, or add another file.`,
  )
  const short = lookAt(plants, { ...asked, slideshow: { minutes: 1, title: 'Plants' } })
  expect(short.lacking.join(' ')).not.toContain('slide show')
})

test('nothing is lacking where the file gives all that is asked for', () => {
  expect(lookAt(plants, { ...settings, quiz_items: 3, exam: null }).lacking).toEqual([])
})

test('a part of the file that gives no questions is told before it is paid', () => {
  const thin = sourceDocument(
    '# Rain\n\nRain is water that falls from clouds in drops. It fills the rivers, and the fields drink it until the sun comes back.',
  )
  expect(lookAt(thin, { ...settings, sessions: 1, exam: null }).lacking).toEqual([
    'There would be no quiz for session 1: its part of the file gives no questions.',
  ])
})

test('a file with next to no text is refused before it is paid', () => {
  expect(() => lookAt(sourceDocument('# Plants\n\nPlants are green.'), settings)).toThrow(NothingToTeach)
})

test('what the teacher corrects is what the look shows next', () => {
  const corrected = lookAt(plants, {
    ...settings,
    corrections: {
      title: 'Life of Plants',
      language: null,
      topics: [{ found: 'Seeds of Plants', title: 'From Flower to Seed' }],
    },
  })
  expect(corrected.title).toBe('Life of Plants')
  expect(corrected.sessions.map(({ title }) => title)).toEqual(['Food of Plants', 'From Flower to Seed'])
})
