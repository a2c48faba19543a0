import { readingSentences } from '@klasrum/contract/source'
import { startApp } from '@klasrum/testkit/app'
import { aCorruptFile, aLessonFile } from '@klasrum/testkit/lesson-files'
import { lookCallsOf } from '@klasrum/testkit/looks'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { expect, test } from 'vitest'

const app = await startApp()
const { aRunner, books } = runActionsOf(app)
const { lesson, look, lookRefused, again, keysOf, stored } = await lookCallsOf(app)
const tooShort = await aLessonFile({ name: 'Rain.docx', lesson: '# Rain\n\nRain falls.' })
const patience = 120_000

test(
  'a look tells what each file gives and what a run would cost, and charges nothing',
  async () => {
    const teacher = await aRunner()
    const exam = { exam_enabled: 'true', exam_difficulty: '{"easiest":2,"easy":0,"moderate":0,"hard":100}' }
    const seen = await look(teacher, [lesson, aCorruptFile(), tooShort], { ...exam, num_sessions: 2 })
    expect(seen).toMatchObject({ cost: 6, points: 30 })
    const [good, broken, short] = seen.files
    expect(good).toMatchObject({ file_name: 'Plants.docx', size: lesson.bytes.length, problem: null })
    const { numbers, lacking, ...found } = good?.found ?? { numbers: undefined, lacking: [] }
    expect(found).toMatchObject({
      title: 'How Plants Live',
      language: 'en',
      grade_level: 'Grade 4',
      learning_area: 'Science',
      quarter: 'Quarter 2',
      sessions: [
        { number: 1, topics: expect.arrayContaining(['Parts of a Plant']) },
        { number: 2, topics: expect.arrayContaining(['Making New Plants']) },
      ],
      quizzes: [
        { session: 1, asked: 3 },
        { session: 2, asked: 3 },
      ],
      exam: { asked: { easiest: 2, hard: 100 }, made: { easy: 0, moderate: 0 } },
    })
    expect(numbers?.easiest.text).toBeGreaterThan(0)
    expect(lacking.join(' ')).toMatch(/The exam would have .*\d+ of 100 hard items\./)
    expect(broken).toMatchObject({ problem: readingSentences.damaged, found: null, pages: null })
    expect(short).toMatchObject({
      file_name: 'Rain.docx',
      problem: 'This file has too little text to make a lesson from.',
      found: null,
    })
    expect(await books(teacher)).toEqual({ points: 30, moved: [] })
    expect((await teacher.ok('GET /api/lesson-plans/runs')).total).toBe(0)
    expect(await stored()).toEqual(expect.arrayContaining(await keysOf(seen.look_id)))
  },
  patience,
)

test(
  'other settings are looked at without the files being sent again',
  async () => {
    const teacher = await aRunner()
    const { look_id, expires_at, files: before } = await look(teacher)
    const keys = await keysOf(look_id)
    const exam = { exam_enabled: true, exam_difficulty: { easiest: 4, easy: 1, moderate: 0, hard: 0 } }
    const { status, body } = await again(teacher, look_id, { quiz_items: 5, ...exam })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        look_id,
        expires_at,
        files: [
          {
            file_name: 'Plants.docx',
            found: {
              sessions: before[0]?.found?.sessions,
              quizzes: [{ asked: 5 }],
              exam: { asked: { easiest: 4, easy: 1 } },
            },
          },
        ],
      },
    })
    expect(await keysOf(look_id)).toEqual(keys)
    expect(await books(teacher)).toEqual({ points: 30, moved: [] })
  },
  patience,
)

test('a look for a slide show of several sessions is refused like its run', async () => {
  const teacher = await aRunner()
  expect(await lookRefused(teacher, lesson, { slideshow_enabled: 'true', num_sessions: 2 })).toMatchObject({
    status: 400,
    code: 'run.show_sessions',
  })
})
