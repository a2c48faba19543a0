import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { inOpenQuarter } from './in-open-quarter.ts'
import { listScoreChanges, listScores } from './list-scores.ts'
import { putCells } from './put-cells.store.ts'
import { putScore } from './put-score.store.ts'
import { readSheet, readSheetChanges } from './read-sheet.ts'
import { recordAssessment } from './record-assessment.ts'
import { withProblemSentences, writeCells } from './write-cells.ts'
import { writeScore } from './write-score.ts'

export function scoresRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.readSheet, ({ actor, params }) => readSheet(database.tx, actor, params, clock.now()))
  mount(app, api.readSheetChanges, ({ actor, params, query }) =>
    readSheetChanges(database.tx, actor, { ...params, ...query }),
  )
  mount(app, api.listScores, ({ actor, params, query }) =>
    listScores(database.tx, actor, { ...params, ...query }, clock.now()),
  )
  mount(app, api.listScoreChanges, ({ actor, params: { id }, query }) =>
    listScoreChanges(database.tx, actor, id, query, clock.now()),
  )
  mount(app, api.writeScore, ({ actor, body, request }) => {
    const write = { source: 'cell', request_id: request.id, now: clock.now() } as const
    return inOpenQuarter(
      async () =>
        (await putScore(database.tx, actor, body, write)) ??
        (await inTx(database, (tx) => writeScore(tx, actor, body, write))),
    )
  })
  mount(app, api.writeCells, ({ actor, params, body: { cells, source }, request }) => {
    const write = { source, request_id: request.id, now: clock.now() }
    const ask = { ...params, cells }
    return inOpenQuarter(async () => {
      const done = await putCells(database.tx, actor, ask, write)
      return done ? withProblemSentences(done) : inTx(database, (tx) => writeCells(tx, actor, ask, write))
    })
  })
  mount(app, api.recordAssessment, ({ actor, params: { id: student_id }, body, request }) => {
    const write = { source: 'assessment', request_id: request.id, now: clock.now() } as const
    const ask = { ...body, student_id }
    return inOpenQuarter(() => inTx(database, (tx) => recordAssessment(tx, actor, ask, write)))
  })
}
