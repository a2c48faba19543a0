import type { Run } from '@klasrum/contract/runs'
import { writeWell } from '@klasrum/testkit/fakes/model-author'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { lookInside } from '@klasrum/testkit/look-inside'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runFiles, runs } from '../features/materials/materials.tables.ts'
import {
  beginRun,
  expectRunsToAgree,
  hireRunners,
  type RunTeacher,
  readRun,
  untilAllEnd,
} from './run-books.ts'
import { patience, start, startAndWait } from './start.ts'
import { visitorsOf } from './visitors.ts'

/** A server that does no background work, and workers beside it. */
async function office(teachers: number) {
  const premises = await furnishedPremises()
  onTestFinished(premises.remove)
  const model = await startModelServer()
  onTestFinished(model.stop)
  model.always({ say: writeWell })
  const hired = await hireRunners(premises, teachers)
  const env = { DEMO: 'off', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' }
  const server = await startAndWait({ ...premises, env: { ...env, JOBS: 'off' } })
  const visitors = visitorsOf(server.url)
  onTestFinished(visitors.leave)
  const lesson = await aLessonFile()
  return {
    premises,
    model,
    server,
    visitors,
    teachers: hired,
    aWorker: () => start({ ...premises, entry: 'worker', env }),
    begin: async (teacher: RunTeacher): Promise<number> => {
      const heard = await beginRun(visitors, teacher, { lesson })
      if (heard.kind !== 'answered' || heard.status !== 202) throw new Error(JSON.stringify(heard))
      return JSON.parse(heard.body).run_id
    },
    reached: (teacher: RunTeacher, id: number, what: string, is: (run: Run) => boolean, within = 120_000) =>
      until(
        async () => {
          const run = await readRun(visitors, teacher, id)
          return run && is(run) ? run : undefined
        },
        { what: `run ${id}: ${what}`, within, every: 20 },
      ),
  }
}

const atStep = (step: string) => (run: Run) => run.files[0]?.step === step
const done = (run: Run) => run.state === 'done'

describe.runIf(onPostgres)('a server without jobs and workers beside it', () => {
  test(
    'a worker that is stopped in the middle is taken over; waking up, it changes nothing: one result, one charge',
    async () => {
      const { premises, model, server, visitors, teachers, aWorker, begin, reached } = await office(1)
      const [teacher = { id: 0, token: '' }] = teachers
      const first = await aWorker()
      model.always({ fail: 'stall' })
      const id = await begin(teacher)
      await reached(teacher, id, 'at work', atStep('questions'))
      first.kill('SIGSTOP')
      model.always({ say: writeWell })
      const second = await aWorker()
      await reached(teacher, id, 'done by the other', done)
      const look = () =>
        lookInside(premises, async ({ tx }) => ({
          run: await tx.select().from(runs).where(eq(runs.id, id)),
          files: await tx.select().from(runFiles).where(eq(runFiles.run_id, id)),
        }))
      const before = await look()
      expect(before.run).toMatchObject([{ state: 'done', attempt: 2 }])
      first.kill('SIGCONT')
      expect(await first.stop()).toMatchObject({ code: 0 })
      expect(await look()).toEqual(before)
      visitors.leave()
      await second.stop()
      await server.stop()
      await expectRunsToAgree(premises, [id])
    },
    patience,
  )

  test.runIf(atSize({ commit: false, long: true }))(
    'a worker killed in each stage: the next one goes on; a run that ends every worker is given up and refunded, and others go on',
    async () => {
      const { premises, model, server, visitors, teachers, aWorker, begin, reached } = await office(3)
      const [one = { id: 0, token: '' }, poisoned = one, other = one] = teachers
      model.always({ fail: 'stall' })
      const resumed = await begin(one)
      for (const step of ['reading', 'planning']) {
        const worker = await aWorker()
        await reached(one, resumed, step, atStep(step))
        worker.kill('SIGKILL')
        await worker.exited
      }
      model.always({ say: writeWell })
      const last = await aWorker()
      expect(await reached(one, resumed, 'done', done)).toMatchObject({ refunded: false })
      await last.stop()

      model.always({ fail: 'stall' })
      const deadly = await begin(poisoned)
      for (let kill = 1; kill <= 3; kill += 1) {
        const worker = await aWorker()
        const taken = () =>
          lookInside(premises, async ({ tx }) => {
            const [run] = await tx.select().from(runs).where(eq(runs.id, deadly))
            return run?.attempt === kill && run.state === 'running'
          })
        await until(taken, { what: `try ${kill}`, within: 120_000, every: 100 })
        worker.kill('SIGKILL')
        await worker.exited
      }
      model.always({ say: writeWell })
      const meanwhile = await begin(other)
      const worker = await aWorker()
      await untilAllEnd(
        visitors,
        new Map([
          [deadly, poisoned],
          [meanwhile, other],
        ]),
      )
      expect(await readRun(visitors, poisoned, deadly)).toMatchObject({ state: 'failed', refunded: true })
      expect(await readRun(visitors, other, meanwhile)).toMatchObject({ state: 'done' })
      await worker.stop()
      await server.stop()
      expect(await expectRunsToAgree(premises, [resumed, deadly, meanwhile])).toEqual({ done: 2, failed: 1 })
    },
    patience,
  )
})
