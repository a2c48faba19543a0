import { startApp } from '@klasrum/testkit/app'
import { writeWell } from '@klasrum/testkit/fakes/model-author'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { afterAll, expect, test } from 'vitest'
import { runJobs } from '../materials/make-run.ts'

const model = await startModelServer()
afterAll(model.stop)
model.always({ say: writeWell })
const app = await startApp({ work: false, env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' } })
const { aRunner, begin, files } = runActionsOf(app)
const admin = await app.as('admin')
const lesson = await aLessonFile()
const patience = 120_000

async function aRun(teacher: Awaited<ReturnType<typeof aRunner>>) {
  const id = await begin(teacher, lesson)
  await runJobs(app.house).make.work({ run_id: id })
  const [file] = await files(id)
  return file?.material
}

const limit = async (tokens_a_day: number, tokens_a_teacher: number) => {
  const { version } = await admin.ok('GET /api/admin/settings')
  await admin.ok('PATCH /api/admin/settings', {
    body: { version, model: { tokens_a_day, tokens_a_teacher } },
  })
}

test(
  'tokens are counted for run, person and day, and over the limit the built-in author writes and says so',
  async () => {
    const [one, other] = [await aRunner(12), await aRunner(12)]
    const first = await aRun(one)
    const used = (first?.tokens?.input ?? 0) + (first?.tokens?.output ?? 0)
    expect(used).toBeGreaterThan(500)
    const { model: name, today, days, people } = await admin.ok('GET /api/admin/model-use')
    expect(name).toBe('fake')
    expect(days[0]).toEqual({ day: today, ...first?.tokens, uses: 1 })
    expect(people).toEqual([
      { user_id: one.user.id, name: `${one.user.first_name} ${one.user.last_name}`, tokens: used },
    ])

    await limit(0, used)
    const asked = model.requests.length
    const second = await aRun(one)
    expect(second).toMatchObject({ model: null, tokens: null })
    expect(second?.notes[0]).toBe(
      'You have used all that you may use of the language model today. The built-in author wrote this.',
    )
    expect(model.requests).toHaveLength(asked)
    expect((await aRun(other))?.model?.name).toBe('fake')

    await limit(used, 0)
    expect((await aRun(other))?.notes[0]).toBe(
      'The language model has used all that it may use today. The built-in author wrote this.',
    )
  },
  patience,
)
