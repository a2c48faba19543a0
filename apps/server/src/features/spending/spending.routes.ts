import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { before, dateInManila, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { alarmsOn, workByDay, workByPerson } from './spending.store.ts'

const daysShown = 30
const peopleShown = 20

export function spendingRoutes(app: FastifyInstance, { database: { tx }, clock, env }: House): void {
  mount(app, api.showSpending, async () => {
    const now = clock.now()
    const today = dateInManila(now)
    const from = dateInManila(before(now, hours(24 * (daysShown - 1))))
    return {
      paid_voice: env.google !== undefined,
      today,
      used_up: await alarmsOn(tx, today),
      days: await workByDay(tx, from, daysShown),
      people: await workByPerson(tx, today, peopleShown),
    }
  })
}
