import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { deleteUser } from './delete-user.ts'
import { editUser } from './edit-user.ts'
import { exportUsers } from './export-users.ts'
import { countUsers, listUsers } from './list-users.ts'

export function usersRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.listUsers, ({ query }) => listUsers(tx, query))

  mount(app, api.countUsers, () => countUsers(tx))

  mount(app, api.exportUsers, ({ actor, query, request }) => exportUsers(house, actor, query, request.log))

  mount(app, api.editUser, async ({ actor, params: { id }, body, request }) => {
    const edited = await editUser(house, actor, id, body)
    request.log.info({ user_id: actor.user_id, edited: id, fields: Object.keys(body) }, 'user edited')
    return edited
  })

  mount(app, api.deleteUser, async ({ actor, params: { id }, request }) => {
    await deleteUser(house, actor, id, request.log)
    request.log.info({ user_id: actor.user_id, deleted: id }, 'user deleted')
    return { message: 'User deleted successfully' }
  })
}
