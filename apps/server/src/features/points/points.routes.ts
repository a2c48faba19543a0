import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { findValue, listValues, readSettings } from './points.store.ts'

export function pointsRoutes(app: FastifyInstance, { database: { tx } }: House): void {
  mount(app, api.lookUpGlobalValue, async ({ query }) => {
    return (await findValue(tx, query.title, query.key)) ?? refuse('global_value.not_found')
  })
  mount(app, api.listGlobalValues, async ({ query }) => ({
    data: await listValues(tx, query.title, query.limit),
  }))
  mount(app, api.supportContacts, async () => {
    const settings = await readSettings(tx)
    return {
      email: settings.get('support_email') ?? '',
      page: settings.get('support_page') ?? '',
      privacy_email: settings.get('privacy_email') ?? '',
    }
  })
}
