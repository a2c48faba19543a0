import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { downloadRunDocument, downloadRunFiles } from './download-run-document.ts'
import { editRunItem, removeRunItem } from './edit-run-item.ts'
import { editPlanHeading, editPlanText } from './edit-run-plan.ts'
import { listOpenQuestions, placeOpenQuestion } from './open-questions.ts'
import { rewriteRunDocument } from './rewrite-run-document.ts'
import { showRunDocument } from './run-document.ts'
import { swapRunItem } from './swap-run-item.ts'

export function documentRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.showRunDocument, ({ actor, params }) => showRunDocument(tx, actor, params))
  mount(app, api.downloadRunDocument, ({ actor, params, query }) =>
    downloadRunDocument(house, actor, params, query),
  )
  mount(app, api.downloadRunFiles, ({ actor, params, query }) =>
    downloadRunFiles(house, actor, params.id, query),
  )
  mount(app, api.swapRunItem, ({ actor, params, body }) => swapRunItem(house, actor, { ...params, ...body }))
  mount(app, api.editRunItem, ({ actor, params, body }) => editRunItem(tx, actor, { ...params, ...body }))
  mount(app, api.removeRunItem, ({ actor, params, query }) =>
    removeRunItem(tx, actor, { ...params, ...query }),
  )
  mount(app, api.editPlanText, ({ actor, params, body }) => editPlanText(tx, actor, { ...params, ...body }))
  mount(app, api.editPlanHeading, ({ actor, params, body }) =>
    editPlanHeading(tx, actor, { ...params, ...body }),
  )
  mount(app, api.listOpenQuestions, ({ actor, params }) => listOpenQuestions(tx, actor, params))
  mount(app, api.placeOpenQuestion, ({ actor, params, body }) =>
    placeOpenQuestion(house, actor, { ...params, ...body }),
  )
  mount(app, api.rewriteRunDocument, ({ actor, params, body }) =>
    rewriteRunDocument(house, actor, { ...params, ...body }),
  )
}
