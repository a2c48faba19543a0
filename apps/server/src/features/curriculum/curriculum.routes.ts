import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { listUnits } from './list-units.ts'
import { reportMistake } from './report-mistake.ts'
import { closeMistake, listMistakes } from './review-mistakes.ts'
import { showUnit } from './show-unit.ts'

export function curriculumRoutes(app: FastifyInstance, house: House): void {
  const { database } = house

  // Some hundred files are behind these: loaded at the start they would delay it.
  const skills = () => import('./skills.ts')
  mount(app, api.listUnits, async ({ query }) => listUnits(query))
  mount(app, api.showUnit, async ({ params }) => showUnit(params, (await skills()).skillsOfUnit))
  const worksheets = () => import('./worksheet.ts')
  mount(app, api.listSkills, async ({ query }) => (await skills()).listSkills(query))
  mount(app, api.showSkill, async ({ params, query }) => (await skills()).showSkill(params, query))
  mount(app, api.downloadWorksheet, async ({ params, query }) =>
    (await worksheets()).downloadWorksheet(params, query),
  )

  mount(
    app,
    api.reportMistake,
    once(api.reportMistake, house, ({ actor, body }, tx) => reportMistake(tx, house, actor, body)),
  )
  mount(app, api.listMistakes, ({ query }) => listMistakes(database.tx, query))
  mount(app, api.closeMistake, ({ actor, params }) =>
    inTx(database, (tx) => closeMistake(tx, house, actor, params.id)),
  )
}
