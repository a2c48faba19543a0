import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { correctWord, deleteCorrection } from './change-pronunciation.ts'
import { listenToWord } from './listen.ts'
import { listPronunciations } from './pronunciations.store.ts'

export function pronunciationRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database
  mount(app, api.listPronunciations, async ({ actor }) => ({
    pronunciations: await listPronunciations(tx, actor.user_id),
  }))
  mount(app, api.putPronunciation, ({ actor, body }) => correctWord(house, actor, body))
  mount(app, api.deletePronunciation, async ({ actor, params }) => {
    await deleteCorrection(house, actor, params.id)
    return { message: 'Word removed' }
  })
  mount(app, api.listenToPronunciation, ({ actor, query }) => listenToWord(house, actor, query))
}
