import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { Accepted, mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { untilTaken } from '../../storage/kept-uploads.ts'
import { cancelRun, copyFiles, deleteRun } from './change-run.ts'
import { isOverInTime, resultOf } from './process-lesson-plans.ts'
import { listRuns, showRun } from './show-run.ts'
import { type RunSource, startRun } from './start-run.ts'
import { storeFiles } from './store-files.ts'

/** What is kept for a repeat is which run was begun; what has become of it is looked up each time. */
const starting = {
  ...api.processLessonPlans,
  reply: api.processLessonPlans.accepted,
  accepted: undefined,
}

const keysOf = (files: readonly RunSource[]) => files.map(({ stored_as }) => stored_as)

export function runRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.processLessonPlans, async (ask) => {
    const files = await storeFiles(house, ask.files)
    const { run_id } = await untilTaken(house.storage, keysOf(files), (taken) =>
      once(starting, house, async ({ actor, body }, each) => {
        const started = await startRun(each, house, actor, body, files)
        taken()
        return started
      })({ ...ask }),
    )
    if (ask.request.later || !(await isOverInTime(house, run_id))) return new Accepted({ run_id })
    return resultOf(tx, run_id)
  })
  mount(app, api.listRuns, ({ actor, query }) => listRuns(tx, actor, query))
  mount(app, api.showRun, ({ actor, params }) => showRun(tx, actor, params.id))
  mount(app, api.cancelRun, ({ actor, params }) => cancelRun(house, actor, params.id))
  mount(app, api.deleteRun, async ({ actor, params }) => {
    await deleteRun(house, actor, params.id)
    return { message: 'Run deleted' }
  })
  mount(app, api.repeatRun, async (ask) => {
    const files = await copyFiles(house, ask.actor, ask.params.id)
    return untilTaken(house.storage, keysOf(files), (taken) =>
      once(api.repeatRun, house, async ({ actor, body }, each) => {
        const started = await startRun(each, house, actor, body, files)
        taken()
        return started
      })(ask),
    )
  })
}
