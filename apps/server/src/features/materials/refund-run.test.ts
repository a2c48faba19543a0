import type { Material } from '@klasrum/contract/material'
import { startApp } from '@klasrum/testkit/app'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { materialIn } from '@klasrum/testkit/materials'
import { type Runner, runActionsOf } from '@klasrum/testkit/run-actions'
import { expect, test } from 'vitest'
import { inTx } from '../../db/client.ts'
import { takeUp } from '../paid-work/door.ts'
import { endRun } from './end-run.ts'
import { changeFile } from './files-to-make.store.ts'
import { runJobs } from './make-run.ts'
import { runWork } from './run-work.ts'
import { changeRun } from './runs.store.ts'

// The queue stands still: each test is the worker.
const app = await startApp({ work: false })
const { aRunner, begin, show, files, books } = runActionsOf(app)
const { house, tx } = app
const lesson = await aLessonFile()
const work = (run_id: number) => runJobs(house).make.work({ run_id })

const withExam = { exam_enabled: 'true', exam_difficulty: '{"easiest":2,"easy":1,"moderate":0,"hard":0}' }
const whole = materialIn('en')
const withoutQuiz = { ...whole, quizzes: whole.quizzes.map((quiz) => ({ ...quiz, items: [] })) }
const emptyExam = whole.exam && { ...whole.exam, items: [] }
const withoutExam = { ...whole, exam: emptyExam }

/** A run of which everything is made and only the end is missing. */
async function aRunToEnd(teacher: Runner, made: readonly Material[], form = {}) {
  const id = await begin(
    teacher,
    made.map(() => lesson),
    form,
  )
  for (const [at, file] of (await files(id)).entries())
    await changeFile(tx, file.id, { state: 'success', share: 100, material: made[at] })
  return id
}

const quizzes = ['session-1', 'session-2', 'session-3']

test.each([
  ['no exam item', [withoutExam], withExam, ['plan', ...quizzes], 'the file gives no', 'exam questions'],
  ['no quiz item', [withoutQuiz], {}, ['plan', 'exam'], 'the file gives no', 'quiz questions'],
  [
    'no item at all',
    [{ ...withoutQuiz, exam: emptyExam }],
    withExam,
    ['plan'],
    'the file gives no',
    'questions for a quiz or an exam',
  ],
  [
    'no exam item in two files',
    [withoutExam, { ...whole, exam: null }],
    withExam,
    ['plan', ...quizzes],
    'the files give no',
    'exam questions',
  ],
])(
  '%s: the run is done, what was made stays, and its points are back once with the reason',
  async (_, made, form, stays, why, what) => {
    const teacher = await aRunner(6)
    const id = await aRunToEnd(teacher, made, form)
    await work(id)
    await runJobs(house).endLost.work({ run_id: id })
    const run = await show(teacher, id)
    expect(run).toMatchObject({
      state: 'done',
      share: 100,
      problem: null,
      refunded: true,
      refund_reason: `Your 6 points were given back: ${why} ${what}.`,
    })
    expect(run.files[0]?.documents.map(({ document }) => document)).toEqual(stays)
    expect(await books(teacher)).toEqual({ points: 6, moved: [`run:${id} -6`, `refund:run:${id} 6`] })
    expect((await teacher.ok('GET /api/user/usage')).usage[0]).toMatchObject({
      process: `Lesson plan without ${what}: points given back`,
    })
  },
)

test.each([
  ['an exam that was not asked for', [withoutExam], {}],
  ['items in one of two files', [{ ...withoutQuiz, exam: emptyExam }, whole], withExam],
  [
    'half-filled papers',
    [
      {
        ...whole,
        quizzes: whole.quizzes.map(({ items, ...quiz }) => ({ ...quiz, items: items.slice(0, 1) })),
        exam: whole.exam && { ...whole.exam, items: whole.exam.items.slice(0, 1) },
      },
    ],
    withExam,
  ],
] as const)('%s: nothing is given back', async (_, made, form) => {
  const teacher = await aRunner(6)
  const id = await aRunToEnd(teacher, made, form)
  await work(id)
  expect(await show(teacher, id)).toMatchObject({ state: 'done', refunded: false, refund_reason: null })
  expect(await books(teacher)).toEqual({ points: 0, moved: [`run:${id} -6`] })
})

test('a run without exam items that several end at once gives its points back once', async () => {
  const teacher = await aRunner(6)
  const id = await aRunToEnd(teacher, [withoutExam], withExam)
  await takeUp(tx, runWork, { id, now: new Date() })
  const end = () =>
    inTx(house.database, (each) =>
      endRun(each, id, { now: new Date(), queue: house.queue, problem: 'Late.', unfinished: 'Late.' }),
    )
  const ends = await Promise.all(Array.from({ length: 8 }, end))
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect(await books(teacher)).toEqual({ points: 6, moved: [`run:${id} -6`, `refund:run:${id} 6`] })
  await changeRun(tx, id, { state: 'running', ended_at: null })
  await work(id)
  expect(await show(teacher, id)).toMatchObject({ state: 'done', refunded: true })
  expect(await books(teacher)).toMatchObject({ points: 6 })
})

test("an admin's run without exam items has no points to give back", async () => {
  const admin = await app.as('admin')
  const id = await aRunToEnd(admin, [withoutExam], withExam)
  await work(id)
  expect(await show(admin, id)).toMatchObject({ state: 'done', refunded: false, refund_reason: null })
})
