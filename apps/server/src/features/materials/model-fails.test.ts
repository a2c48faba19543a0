import { startApp } from '@klasrum/testkit/app'
import { modelFailures, startModelServer } from '@klasrum/testkit/fakes/model-server'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { atSize } from '@klasrum/testkit/size'
import { afterAll, expect, test } from 'vitest'

const model = await startModelServer()
afterAll(model.stop)
const app = await startApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' } })
const { aRunner, begin, ended, books, files } = runActionsOf(app)
const lesson = await aLessonFile()

/** These answer nothing at all, so that the whole time of the model has to pass. */
const silent: readonly string[] = ['timeout', 'stall']
const quick = modelFailures.filter((failure) => !silent.includes(failure))

test.each(nonEmpty(atSize({ commit: quick.slice(1, 3), long: onPostgres ? [...modelFailures] : quick })))(
  'a language model that fails by %s: the built-in author writes, the run says so and is charged once',
  async (fail) => {
    model.always({ fail })
    const teacher = await aRunner(6)
    const id = await begin(teacher, lesson)
    const run = await ended(teacher, id, { within: silent.includes(fail) ? 300_000 : 120_000 })
    expect(run).toMatchObject({ state: 'done', refunded: false })
    const [file] = await files(id)
    const authors = file?.material?.quizzes.flatMap(({ items }) => items.map(({ author }) => author))
    // Of what comes again and again, the first is as good as every other.
    const good = fail === 'duplicates' ? 1 : 0
    expect(authors).toHaveLength(3)
    expect(authors?.filter((author) => author === 'model')).toHaveLength(good)
    expect(run.files[0]?.notes.join(' ')).toContain('language model')
    expect(await books(teacher)).toEqual({ points: 0, moved: [`run:${id} -6`] })
  },
  400_000,
)
