import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { before, dateInManila, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { usesByDay, usesByPerson } from './model.store.ts'

const daysShown = 30
const peopleShown = 20

export function modelRoutes(app: FastifyInstance, { database, clock, env }: House): void {
  mount(app, api.showModelUse, async () => {
    const now = clock.now()
    const today = dateInManila(now)
    const from = dateInManila(before(now, hours(24 * (daysShown - 1))))
    return {
      model: env.llm?.model.slice(0, 200) ?? null,
      today,
      days: await usesByDay(database.tx, from, daysShown),
      people: await usesByPerson(database.tx, today, peopleShown),
    }
  })
}
