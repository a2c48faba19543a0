import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import type { Upload } from '../../http/uploads.ts'
import { deleteLook, lookAgain, lookAtLessons, refuseLookAhead } from './look-at-lessons.ts'
import { correctLookLines, readLookScans } from './look-scans.ts'

/** A look is at files or at a unit. */
function refuseFilesAndUnit(files: readonly Upload[], unit: string | undefined): void {
  if (unit === undefined && files.length === 0) refuse('upload.missing')
  const message = 'Send files or a unit, not both.'
  if (unit !== undefined && files.length > 0)
    refuse('request.invalid', { errors: [{ path: 'unit', message }] })
}

export function lookRoutes(app: FastifyInstance, house: House): void {
  mount(
    app,
    api.lookAtLessons,
    ({ actor, body, files, request }) => {
      const { unit, ...wish } = body
      refuseFilesAndUnit(files, unit)
      return lookAtLessons(house, actor, { wish, uploads: files, unit, signal: request.gone })
    },
    (coming) => refuseLookAhead(house, coming),
  )
  mount(app, api.lookAgain, ({ actor, params, body, request }) =>
    lookAgain(house, actor, { id: params.id, wish: body, signal: request.gone }),
  )
  mount(app, api.readLookScans, ({ actor, params, request }) =>
    readLookScans(house, actor, { id: params.id, signal: request.gone }),
  )
  mount(app, api.correctLookLines, ({ actor, params, body, request }) =>
    correctLookLines(house, actor, { ...body, id: params.id, signal: request.gone }),
  )
  mount(app, api.deleteLook, async ({ actor, params }) => {
    await deleteLook(house, actor, params.id)
    return { message: 'Look deleted' }
  })
}
