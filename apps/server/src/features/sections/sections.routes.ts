import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { appointAdviser } from './appoint-adviser.ts'
import { listSections } from './list-sections.ts'
import { readSectionGrades } from './section-grades.ts'
import { printSectionGrades } from './section-grades-file.ts'

export function sectionsRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  mount(app, api.listSections, ({ actor, query }) => listSections(tx, actor, query))

  mount(app, api.appointAdviser, async ({ actor, body, request }) => {
    const section = await inTx(database, (tx) => appointAdviser(tx, actor, body))
    request.log.info(
      { user_id: actor.user_id, school_id: section.school_id, teacher_id: section.adviser_id },
      'adviser appointed',
    )
    return section
  })

  mount(app, api.readSectionGrades, ({ actor, query }) => readSectionGrades(tx, actor, query, clock.now()))
  mount(app, api.printSectionGrades, ({ actor, query }) => printSectionGrades(house, actor, query))
}
