import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import { untilTaken } from '../../storage/kept-uploads.ts'
import { cancelJob, deleteShow, rename } from './change-show.ts'
import { downloadShow } from './download-show.ts'
import { changeShow, edited } from './edit-show.ts'
import { fetchShowFile } from './fetch-show-file.ts'
import { recordScene, removeRecording } from './record-scene.ts'
import { listShows, readManifest, showJob, viewShow } from './show-view.ts'
import { startShow } from './start-show.ts'
import { storeLesson } from './store-lesson.ts'

export function slideshowRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database
  const now = () => house.clock.now()

  mount(app, api.createSlideshowJob, async (ask) => {
    const file = await storeLesson(house, ask.files[0])
    return untilTaken(house.storage, file ? [file.stored_as] : [], (taken) =>
      once(api.createSlideshowJob, house, async ({ actor, body }, each) => {
        const started = await startShow(each, house, actor, body, file)
        taken()
        return started
      })(ask),
    )
  })
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
    changeShow(house, actor, { ...params, revision: body.revision, of: edited(body.scenes) }),
  )
  mount(app, api.recordScene, ({ actor, params, files: [file] }) =>
    recordScene(house, actor, params, file ?? refuse('upload.missing')),
  )
  mount(app, api.removeRecording, ({ actor, params }) => removeRecording(house, actor, params))
  mount(app, api.downloadSlideshow, ({ actor, params, query }) =>
    downloadShow(house, actor, params.id, query.as),
  )
  mount(app, api.fetchSlideshowFile, ({ params, query }) => fetchShowFile(house, params, query))
}
