import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { readClassReport } from './class-report.ts'
import { readLearnerReport } from './learner-report.ts'
import { printClassReport } from './print-class-report.ts'
import { printReportCards } from './print-report-cards.ts'

export function reportsRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  mount(app, api.readClassReport, ({ actor, params }) => readClassReport(tx, actor, params, clock.now()))
  mount(app, api.printClassReport, ({ actor, params, query }) =>
    printClassReport(house, actor, params, query),
  )
  mount(app, api.readLearnerReport, ({ actor, params }) => readLearnerReport(tx, actor, params, clock.now()))
  mount(app, api.printReportCards, ({ actor, params: { id }, query }) =>
    printReportCards(house, actor, id, query),
  )
}
