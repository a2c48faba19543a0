import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { readHealth } from './read-health.ts'

export function healthReportRoutes(app: FastifyInstance, house: House): void {
  mount(app, api.showHealth, () => readHealth(house))
}
