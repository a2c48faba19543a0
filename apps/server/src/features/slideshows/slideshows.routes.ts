import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { isRepeat, once } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import { storing } from '../storage/door.ts'
import { cancelJob, deleteShow, rename } from './change-show.ts'
import { downloadShow } from './download-show.ts'
import { changeShow, edited } from './edit-show.ts'
import { fetchShowFile } from './fetch-show-file.ts'
import { listVoices } from './list-voices.ts'
import { recordScene, refuseRecordingAhead, removeRecording } from './record-scene.ts'
import { listShows, readManifest, showJob, viewShow } from './show-view.ts'
import { refuseShowAhead, startShow } from './start-show.ts'
import { lessonFile } from './store-lesson.ts'

export function slideshowRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database
  const now = () => house.clock.now()

  mount(
    app,
    api.createSlideshowJob,
    async (ask) => {
      const isAnswered = await isRepeat(house.database, ask.actor, ask.request.onceKey)
      const { lesson, files } = lessonFile(ask.actor.user_id, ask.files[0])
      return storing(house, isAnswered ? [] : files, (taken) =>
        once(api.createSlideshowJob, house, async ({ actor, body }, each) => {
          if (isAnswered) refuse('once.other_request')
          const started = await startShow(each, house, actor, body, lesson)
          taken()
          return started
        })(ask),
      )
    },
    (coming) => refuseShowAhead(house, coming),
  )
  mount(app, api.showSlideshowJob, ({ actor, params }) => showJob(tx, actor, params.id, now()))
  mount(app, api.cancelSlideshowJob, ({ actor, params }) => cancelJob(house, actor, params.id))
  mount(app, api.listSlideshows, ({ actor, query }) => listShows(tx, actor, query))
  mount(app, api.readSlideshow, ({ actor, params }) => viewShow(tx, actor, params.id, now()))
  mount(app, api.readManifest, ({ actor, params }) => readManifest(house, actor, params.id))
  mount(app, api.renameSlideshow, ({ actor, params, body }) => rename(house, actor, { ...params, ...body }))
  mount(app, api.deleteSlideshow, async ({ actor, params }) => {
    await deleteShow(house, actor, params.id)
    return { message: 'Slide show deleted' }
  })
  mount(app, api.editSlideshow, ({ actor, params, body }) =>
    changeShow(house, actor, {
      ...params,
      revision: body.revision,
      points_cost: body.points_cost,
      of: edited(body.scenes),
    }),
  )
  mount(
    app,
    api.recordScene,
    ({ actor, params, body, files: [file] }) =>
      recordScene(house, actor, params, file ?? refuse('upload.missing'), body.points_cost),
    (coming) => refuseRecordingAhead(house, coming),
  )
  mount(app, api.removeRecording, ({ actor, params }) => removeRecording(house, actor, params))
  mount(app, api.downloadSlideshow, ({ actor, params, query }) =>
    downloadShow(house, actor, params.id, query.as),
  )
  mount(app, api.listVoices, ({ actor }) => listVoices(house, actor))
  mount(app, api.fetchSlideshowFile, ({ params, query }) => fetchShowFile(house, params, query))
}
