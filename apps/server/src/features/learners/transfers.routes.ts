import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { countAskedNumbers } from './asked-numbers.ts'
import { acceptTransfer, declineTransfer } from './decide-transfer.ts'
import { requestTransfer } from './request-transfer.ts'
import { pageOfTransfers } from './transfers.store.ts'

export function transfersRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.listTransfers, ({ actor, query }) => pageOfTransfers(database.tx, actor, query))

  mount(app, api.requestTransfer, async ({ actor, body, request }) => {
    await countAskedNumbers(database.tx, actor, 1, clock.now())
    const made = await inTx(database, (tx) => requestTransfer(tx, actor, body, clock.now()))
    request.log.info({ user_id: actor.user_id, transfer_id: made.id }, 'transfer requested')
    return made
  })

  for (const [shape, decide] of [
    [api.acceptTransfer, acceptTransfer],
    [api.declineTransfer, declineTransfer],
  ] as const)
    mount(app, shape, async ({ actor, params: { id }, request }) => {
      const decided = await inTx(database, (tx) => decide(tx, actor, id, clock.now()))
      request.log.info({ user_id: actor.user_id, transfer_id: id, state: decided.state }, 'transfer decided')
      return decided
    })
}
