import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { readWeights, writeWeights } from './quarter-weights.ts'

export function weightRoutes(app: FastifyInstance, { database }: House): void {
  mount(app, api.readWeights, ({ actor, params }) => readWeights(database.tx, actor, params))
  mount(app, api.writeWeights, ({ actor, params, body }) =>
    inTx(database, (tx) => writeWeights(tx, actor, params, body)),
  )
}
