import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { addRunItem } from './add-run-item.ts'
import { downloadRunDocument, downloadRunFiles } from './download-run-document.ts'
import { editRunItem, removeRunItem } from './edit-run-item.ts'
import { editPlanHeading, editPlanText } from './edit-run-plan.ts'
import { listSpareItems } from './list-spare-items.ts'
import { moveRunItem } from './move-run-item.ts'
import { listOpenQuestions, placeOpenQuestion } from './open-questions.ts'
import { restoreRunItem } from './restore-run-item.ts'
import { rewriteRunDocument } from './rewrite-run-document.ts'
import { showRunDocument } from './run-document.ts'
import { listOtherItems, swapRunItem } from './swap-run-item.ts'

export function documentRoutes(app: FastifyInstance, house: House): void {
  const { database } = house
  const { tx } = database

  mount(app, api.showRunDocument, ({ actor, params }) => showRunDocument(tx, actor, params))
  mount(app, api.downloadRunDocument, ({ actor, params, query }) =>
    downloadRunDocument(house, actor, params, query),
  )
  mount(app, api.downloadRunFiles, ({ actor, params, query }) =>
    downloadRunFiles(house, actor, params.id, query),
  )
  mount(app, api.swapRunItem, ({ actor, params, body }) => swapRunItem(house, actor, { ...params, ...body }))
  mount(app, api.editRunItem, ({ actor, params, body }) =>
    inTx(database, (tx) => editRunItem(tx, actor, { ...params, ...body })),
  )
  mount(app, api.removeRunItem, ({ actor, params, query }) =>
    inTx(database, (tx) => removeRunItem(tx, actor, { ...params, ...query })),
  )
  mount(app, api.restoreRunItem, ({ actor, params, body }) =>
    inTx(database, (tx) => restoreRunItem(tx, actor, { ...params, ...body })),
  )
  mount(app, api.moveRunItem, ({ actor, params, body }) => moveRunItem(tx, actor, { ...params, ...body }))
  mount(app, api.listOtherItems, ({ actor, params }) => listOtherItems(house, actor, params))
  mount(app, api.listSpareItems, ({ actor, params }) => listSpareItems(house, actor, params))
  mount(app, api.addRunItem, ({ actor, params, body }) => addRunItem(house, actor, { ...params, ...body }))
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
