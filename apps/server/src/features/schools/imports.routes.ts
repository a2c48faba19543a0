import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { countPreview } from '../../http/throttle.ts'
import { commitImport } from './commit-import.ts'
import { previewImport } from './preview-import.ts'

export function importRoutes(app: FastifyInstance, house: House): void {
  mount(
    app,
    api.previewImport,
    async ({ actor, params: { kind }, files: [file], request }) => {
      if (!file) refuse('upload.missing')
      const preview = await previewImport(house, actor, kind, await file.bytes())
      request.log.info({ user_id: actor.user_id, kind, ...preview.counts }, 'import read')
      return preview
    },
    ({ actor }) => countPreview(house.database.tx, actor.user_id, house.clock.now()),
  )

  mount(app, api.commitImport, async ({ actor, params: { id }, request }) => {
    const done = await commitImport(house, actor, id)
    request.log.info({ user_id: actor.user_id, import_id: id, ...done }, 'import written')
    return done
  })
}
