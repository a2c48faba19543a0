import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { closeQuarter, listQuarterEvents, reopenQuarter } from './close-quarter.ts'
import { listQuarterGrades } from './quarter-grades.ts'

export function quarterGradeRoutes(app: FastifyInstance, { database, clock }: House): void {
  const { tx } = database

  mount(app, api.listQuarterGrades, ({ actor, params }) => listQuarterGrades(tx, actor, params, clock.now()))
  mount(app, api.listQuarterEvents, ({ actor, params: { id } }) => listQuarterEvents(tx, actor, id))

  mount(app, api.recomputeQuarterGrades, async ({ actor, params: { id }, body: { quarter } }) => ({
    message: 'Quarterly grades recomputed',
    grades: await listQuarterGrades(tx, actor, { id, quarter }, clock.now()),
  }))

  mount(app, api.closeQuarter, async ({ actor, params, request }) => {
    const now = clock.now()
    await inTx(database, (tx) => closeQuarter(tx, actor, params, now))
    request.log.info(
      { user_id: actor.user_id, class_id: params.id, quarter: params.quarter },
      'quarter closed',
    )
    return { quarter: params.quarter, closed_at: now.toISOString() }
  })

  mount(app, api.reopenQuarter, async ({ actor, params, body: { reason }, request }) => {
    await inTx(database, (tx) => reopenQuarter(tx, actor, { ...params, reason }, clock.now()))
    request.log.info(
      { user_id: actor.user_id, class_id: params.id, quarter: params.quarter },
      'quarter reopened',
    )
    return { quarter: params.quarter }
  })
}
