import { startApp } from '@klasrum/testkit/app'
import { aLessonFile, later, storedLessons } from '@klasrum/testkit/lesson-files'
import { type Runner, runActionsOf } from '@klasrum/testkit/run-actions'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { global_values } from '../points/points.tables.ts'

const app = await startApp()
const { aRunner, process, begin, ended, show, books } = runActionsOf(app)
const lesson = await aLessonFile()
const patience = 120_000
const largeFile = { ...lesson, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }

test(
  'another price than the screen showed is refused with the right one, and nothing is charged or kept',
  async () => {
    const teacher = await aRunner()
    const price = and(eq(global_values.title, 'USE_POINTS'), eq(global_values.key, 'SESSION'))
    await app.tx.update(global_values).set({ value: 2 }).where(price)
    try {
      expect(await process(teacher, lesson, { points_cost: 6, num_sessions: 3 }, later)).toMatchObject({
        status: 409,
        body: {
          code: 'run.price_changed',
          detail: 'This run costs 12 points now. Nothing was charged; please look again.',
        },
      })
      expect(await books(teacher)).toEqual({ points: 30, moved: [] })
      const id = await begin(teacher, lesson, { points_cost: 12, num_sessions: 3 })
      expect(await books(teacher)).toEqual({ points: 18, moved: [`run:${id} -12`] })
      await ended(teacher, id)
    } finally {
      await app.tx.update(global_values).set({ value: 0 }).where(price)
    }
  },
  patience,
)

test('with too few points nothing begins, and the message says how many are needed', async () => {
  const teacher = await aRunner(5)
  expect(await process(teacher, lesson, { points_cost: 6 }, later)).toMatchObject({
    status: 409,
    body: {
      code: 'run.too_few_points',
      detail:
        'You need 6 points to process lesson plans. You currently have 5 points. Please Topup from Dashboard.',
    },
  })
  expect(await books(teacher)).toEqual({ points: 5, moved: [] })
  expect((await teacher.ok('GET /api/lesson-plans/runs')).total).toBe(0)
})

test('what is refused leaves no file behind', async () => {
  const stored = async () => (await storedLessons(app.house.storage)).length
  const before = await stored()
  await process(await aRunner(0), [lesson, lesson], {}, later)
  expect(await stored()).toBe(before)
})

test.each([
  ['no files', [], {}, 400, 'upload.missing'],
  ['four files', [lesson, lesson, lesson, lesson], {}, 400, 'upload.too_many'],
  ['six sessions', [lesson], { num_sessions: 6 }, 400, 'request.invalid'],
  ['no quiz items', [lesson], { quiz_items: 0 }, 400, 'request.invalid'],
  [
    'an exam of nothing',
    [lesson],
    { exam_enabled: true, exam_difficulty: '{"easiest":0,"easy":0,"moderate":0,"hard":0}' },
    400,
    'request.invalid',
  ],
  ['counts that are no JSON', [lesson], { exam_difficulty: 'twenty' }, 400, 'request.invalid'],
  [
    'more than 100 exam items of a level',
    [lesson],
    { exam_difficulty: '{"hard":101}' },
    400,
    'request.invalid',
  ],
  ['fewer exam items than none', [lesson], { exam_difficulty: '{"easy":-1}' }, 400, 'request.invalid'],
  ['half an exam item', [lesson], { exam_difficulty: '{"easy":0.5}' }, 400, 'request.invalid'],
  ['a count in words', [lesson], { exam_difficulty: '{"easy":"two"}' }, 400, 'request.invalid'],
  ['a show of no minutes', [lesson], { slideshow_duration_min: 0 }, 400, 'request.invalid'],
  ['a title of 121 characters', [lesson], { slideshow_title: 'x'.repeat(121) }, 400, 'request.invalid'],
  ['a file over 10 MB', [lesson, largeFile], {}, 413, 'upload.too_large'],
])('%s: refused', async (_, sent, form, status, code) => {
  const teacher = await aRunner()
  expect(await process(teacher, sent, form, later)).toMatchObject({ status, body: { code } })
  expect(await books(teacher)).toEqual({ points: 30, moved: [] })
})

const settingsAsked = async (teacher: Runner, form: object) => {
  const { body } = await teacher.call('POST /api/lesson-plans/process', {
    body: form,
    file: lesson,
    headers: later,
  })
  const params = { id: (body as { run_id: number }).run_id }
  await teacher.ok('POST /api/lesson-plans/runs/{id}/cancel', { params })
  return (await show(teacher, params.id)).settings
}

test('a call that brings nothing but a file asks for 4 sessions, 1 quiz item, an ILAW plan and no exam', async () => {
  expect(await settingsAsked(await aRunner(), {})).toEqual({
    sessions: 4,
    quiz_items: 1,
    exam: null,
    plan_format: 'ilaw',
    slideshow: null,
  })
})

test('exam counts that are blank or missing are 0, and 100 of a level is the most', async () => {
  const teacher = await aRunner()
  const counts = '{"easiest":"","easy":null,"hard":100}'
  expect(await settingsAsked(teacher, { exam_enabled: 'true', exam_difficulty: counts })).toMatchObject({
    exam: { easiest: 0, easy: 0, moderate: 0, hard: 100 },
  })
  const blank = { exam_enabled: true, exam_difficulty: '{"easiest":"","easy":null}' }
  expect(await process(teacher, lesson, blank, later)).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Ask for at least one exam item, or turn the exam off.' }] },
  })
})
