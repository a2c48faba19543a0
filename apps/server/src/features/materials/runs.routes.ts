import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { Accepted, mount } from '../../http/mount.ts'
import { isRepeat, once } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Upload } from '../../http/uploads.ts'
import { storing } from '../storage/door.ts'
import { cancelRun, deleteRun, repeatRun } from './change-run.ts'
import { takeLook } from './look-at-lessons.ts'
import { isOverInTime, resultOf } from './process-lesson-plans.ts'
import { withCorrections } from './run-settings.ts'
import { listRuns, showRun } from './show-run.ts'
import { refuseRunAhead, startRun } from './start-run.ts'
import { lessonFiles, lessonOfUpload } from './store-files.ts'

/** What is kept for a repeat is which run was begun; what has become of it is looked up each time. */
const starting = {
  ...api.processLessonPlans,
  reply: api.processLessonPlans.accepted,
  accepted: undefined,
}

/** A run has either its own files or those of a look. */
function refuseWithoutFiles(files: readonly Upload[], look_id: number | undefined): void {
  if (look_id === undefined && files.length === 0) refuse('upload.missing')
  const message = 'Send files or the number of a look, not both.'
  if (look_id !== undefined && files.length > 0)
    refuse('request.invalid', { errors: [{ path: 'look_id', message }] })
}

export function runRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(
    app,
    api.processLessonPlans,
    async (ask) => {
      refuseWithoutFiles(ask.files, ask.body.look_id)
      const isAnswered = await isRepeat(house.database, ask.actor, ask.request.onceKey)
      const { sources, files } = lessonFiles(ask.actor.user_id, ask.files.map(lessonOfUpload))
      const { run_id } = await storing(house, isAnswered ? [] : files, (taken) =>
        once(starting, house, async ({ actor, body }, each) => {
          if (isAnswered) refuse('once.other_request')
          const { look_id, corrections, ...wish } = body
          const look = look_id === undefined ? undefined : await takeLook(each, house, actor, look_id)
          const ordered = withCorrections(look?.files ?? sources, corrections?.files)
          const { heading } = corrections ?? {}
          const started = await startRun(each, house, actor, {
            wish,
            files: ordered,
            heading,
            seed: look?.seed,
          })
          await look?.use(started.run_id)
          taken()
          return started
        })({ ...ask }),
      )
      await ask.request.doneWithFiles()
      if (ask.request.later || !(await isOverInTime(house, run_id))) return new Accepted({ run_id })
      return resultOf(tx, run_id)
    },
    (coming) => refuseRunAhead(house, coming),
  )
  mount(app, api.listRuns, ({ actor, query }) => listRuns(tx, actor, query))
  mount(app, api.showRun, ({ actor, params }) => showRun(tx, actor, params.id, house.clock.now()))
  mount(app, api.cancelRun, ({ actor, params }) => cancelRun(house, actor, params.id))
  mount(app, api.deleteRun, async ({ actor, params }) => {
    await deleteRun(house, actor, params.id)
    return { message: 'Run deleted' }
  })
  mount(
    app,
    api.repeatRun,
    once(api.repeatRun, house, ({ actor, params, body }, each) =>
      repeatRun(each, house, actor, { id: params.id, wish: body }),
    ),
  )
}
