import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { deleteLook, lookAgain, lookAtLessons } from './look-at-lessons.ts'

export function lookRoutes(app: FastifyInstance, house: House): void {
  mount(app, api.lookAtLessons, ({ actor, body, files, request }) =>
    lookAtLessons(house, actor, { wish: body, uploads: files, signal: request.gone }),
  )
  mount(app, api.lookAgain, ({ actor, params, body, request }) =>
    lookAgain(house, actor, { id: params.id, wish: body, signal: request.gone }),
  )
  mount(app, api.deleteLook, async ({ actor, params }) => {
    await deleteLook(house, actor, params.id)
    return { message: 'Look deleted' }
  })
}
