import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { readDashboard } from './read-dashboard.ts'
import { readWork } from './read-work.ts'

export function dashboardRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.dashboard, ({ actor }) => readDashboard(database.tx, actor, clock.now()))
  mount(app, api.dashboardWork, ({ actor }) => readWork(database.tx, actor, clock.now()))
}
