import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../../db/client.ts'
import type { House } from '../../../house.ts'
import { mount } from '../../../http/mount.ts'
import {
  copyBankItem,
  deleteBankItem,
  editBankItem,
  listBankItems,
  saveBankItem,
  shareBankItem,
} from './keep-bank-items.ts'

export function bankRoutes(app: FastifyInstance, house: House): void {
  const { database } = house
  const { tx } = database

  mount(app, api.listBankItems, ({ actor, query }) => listBankItems(tx, actor, query))
  mount(app, api.saveBankItem, ({ actor, body }) =>
    inTx(database, (tx) => saveBankItem(tx, house, actor, body)),
  )
  mount(app, api.copyBankItem, ({ actor, params }) =>
    inTx(database, (tx) => copyBankItem(tx, house, actor, params.id)),
  )
  mount(app, api.editBankItem, ({ actor, params, body }) => editBankItem(tx, actor, { ...params, ...body }))
  mount(app, api.shareBankItem, ({ actor, params, body }) => shareBankItem(tx, actor, { ...params, ...body }))
  mount(app, api.deleteBankItem, ({ actor, params }) => deleteBankItem(tx, actor, params.id))
}
