import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { readClassRecord } from './read-class-record.ts'

export function gradebookRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.readClassRecord, ({ actor, params: { id }, query }) =>
    inTx(database, (tx) => readClassRecord(tx, actor, id, query, clock.now())),
  )
}
