import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import { createTopUp, giveTopUp } from './create-top-up.ts'
import { approveTopUp, cancelTopUp, rejectTopUp } from './decide-top-up.ts'
import { listDecidedTopUps } from './list-decided-top-ups.ts'
import { listTopUpHistory, listUsage, refuseUnknown } from './list-history.ts'
import { listPendingTopUps } from './list-pending-top-ups.ts'
import { refuseProofAhead, showProof, uploadProof } from './payment-proofs.ts'
import { countPointAlarms, listPointAlarms, settlePointAlarm } from './reconcile.ts'
import { sumPending, topUpViewOf } from './top-ups.store.ts'

export function topUpRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(
    app,
    api.createTopUp,
    once(api.createTopUp, house, async ({ actor, body }, each) =>
      topUpViewOf(await createTopUp(each, house, actor, body), null),
    ),
  )
  mount(
    app,
    api.uploadProof,
    async ({ actor, params, files: [file] }) =>
      uploadProof(house, actor, params.id, file ?? refuse('upload.missing')),
    (coming) => refuseProofAhead(house, coming),
  )
  mount(app, api.cancelTopUp, ({ actor, params }) =>
    inTx(house.database, async (each) => {
      const { topUp, proofName } = await cancelTopUp(each, house, actor, params.id)
      return topUpViewOf(topUp, proofName)
    }),
  )
  mount(app, api.listOwnTopUps, ({ actor, query }) => listTopUpHistory(tx, actor.user_id, query))
  mount(app, api.listOwnUsage, ({ actor, query }) => listUsage(tx, actor.user_id, query))
  mount(app, api.showProof, ({ actor, params }) => showProof(house, actor, params.name))
}

export function topUpDeskRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(
    app,
    api.giveTopUp,
    once(api.giveTopUp, house, async ({ actor, body }, each) =>
      topUpViewOf(await giveTopUp(each, house, actor, body), null),
    ),
  )
  mount(app, api.listTopUpsOf, async ({ params, query }) => {
    await refuseUnknown(tx, params.userId)
    return listTopUpHistory(tx, params.userId, query)
  })
  mount(app, api.listUsageOf, async ({ params, query }) => {
    await refuseUnknown(tx, params.userId)
    return listUsage(tx, params.userId, query)
  })
  mount(app, api.listDecidedTopUps, ({ query }) => listDecidedTopUps(tx, query))
  mount(app, api.listPendingTopUps, ({ query }) => listPendingTopUps(tx, house.clock.now(), query))
  mount(
    app,
    api.approveTopUp,
    once(api.approveTopUp, house, async ({ actor, params, body }, each) => {
      const { topUp, proofName } = await approveTopUp(each, house, actor, params.id, body.points)
      return topUpViewOf(topUp, proofName)
    }),
  )
  mount(
    app,
    api.rejectTopUp,
    once(api.rejectTopUp, house, async ({ actor, params, body }, each) => {
      const { topUp, proofName } = await rejectTopUp(each, house, actor, params.id, body.reason)
      return topUpViewOf(topUp, proofName)
    }),
  )
  mount(app, api.adminStats, async () => {
    const {
      pending_topups = 0,
      pending_amount = 0,
      pending_points = 0,
      oldest,
    } = (await sumPending(tx)) ?? {}
    return {
      pending_topups,
      pending_amount,
      pending_points,
      oldest_pending_at: oldest?.toISOString() ?? null,
      point_alarms: await countPointAlarms(tx),
    }
  })
  mount(app, api.listPointAlarms, async () => ({ alarms: await listPointAlarms(tx) }))
  mount(app, api.settlePointAlarm, ({ actor, params }) =>
    inTx(house.database, (each) => settlePointAlarm(house, each, actor, params.id)),
  )
}
