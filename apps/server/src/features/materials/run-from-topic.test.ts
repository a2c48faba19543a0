import { startApp } from '@klasrum/testkit/app'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { waterCycleLesson } from '@klasrum/testkit/lessons'
import { lookCallsOf } from '@klasrum/testkit/looks'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { expect, test } from 'vitest'

const app = await startApp()
const { aRunner, ended, books, files } = runActionsOf(app)
const { lesson, look, lookRefused, again, makeIt } = await lookCallsOf(app)
const patience = 120_000
const unit = 'science/5/water-cycle'
const label = 'Science 5 · The Water Cycle'
const exam = { exam_enabled: 'true', exam_difficulty: '{"easiest":20,"easy":10,"moderate":8,"hard":2}' }
const runOf = (body: unknown) => (body as { run_id: number }).run_id

const waterFile = await aLessonFile({
  name: 'Water.docx',
  lesson: waterCycleLesson,
})

test(
  'a run from a topic needs no file, costs the same, and gives all that was asked for',
  async () => {
    const teacher = await aRunner()
    const seen = await look(teacher, [], { unit, ...exam, num_sessions: 2, quiz_items: 10 })
    expect(seen.files).toMatchObject([
      {
        file_name: label,
        problem: null,
        found: {
          title: 'The Water Cycle',
          grade_level: 'Grade 5',
          learning_area: 'Science',
          units: [{ id: unit, label }],
          lacking: [],
        },
      },
    ])
    expect((await look(teacher, lesson, { ...exam, num_sessions: 2, quiz_items: 10 })).cost).toBe(seen.cost)
    const { body } = await makeIt(teacher, seen.look_id, { ...exam, num_sessions: 2, quiz_items: 10 })
    const run = await ended(teacher, runOf(body))
    expect(run).toMatchObject({
      state: 'done',
      files: [{ file_name: label, state: 'success', shortfalls: [] }],
    })
    expect(run.files[0]?.documents.map(({ document }) => document)).toEqual([
      'plan',
      'session-1',
      'session-2',
      'exam',
    ])
    expect(await books(teacher)).toEqual({ points: 30 - seen.cost, moved: [`run:${run.id} -${seen.cost}`] })
    const [{ material } = { material: null }] = await files(run.id)
    expect(material?.units).toEqual([{ id: unit, label }])
  },
  patience,
)

test(
  'the look names the topic of a file; removing it or the filling up changes what the file gives',
  async () => {
    const teacher = await aRunner()
    const { look_id, files: seen } = await look(teacher, waterFile)
    expect(seen[0]?.found?.units).toEqual([{ id: unit, label }])
    const beyond = async (part: { units?: string[]; fill?: boolean }) => {
      const file = { place: 1, title: null, language: null, topics: [], ...part }
      const { body } = await again(teacher, look_id, { corrections: { files: [file] } })
      const { numbers } = (body as { files: typeof seen }).files[0]?.found ?? {}
      return Object.values(numbers ?? {}).reduce((sum, { curriculum }) => sum + curriculum, 0)
    }
    expect(await beyond({ fill: true })).toBeGreaterThan(5)
    expect(await beyond({ fill: false })).toBe(0)
    expect(await beyond({ units: [] })).toBe(0)
    expect(await beyond({ units: [unit] })).toBeGreaterThan(5)
  },
  patience,
)

test('a topic that is not there, or one beside files, is refused', async () => {
  const teacher = await aRunner()
  expect(await lookRefused(teacher, [], { unit: 'science/5/nothing' })).toMatchObject({
    code: 'unit.not_found',
  })
  expect(await lookRefused(teacher, [], { unit: '../../package' })).toMatchObject({ code: 'request.invalid' })
  expect(await lookRefused(teacher, lesson, { unit })).toMatchObject({ code: 'request.invalid' })
  expect(await lookRefused(teacher, [])).toMatchObject({ code: 'upload.missing' })
})
