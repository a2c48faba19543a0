import { api } from '@klasrum/contract/api'
import type { OwnStorage } from '@klasrum/contract/storage'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import type { Actor } from '../../http/session.ts'
import { readStorageLimits, schoolOfPerson, usedBy, usedByKind } from './storage.store.ts'

export function storageRoutes(app: FastifyInstance, { database }: House): void {
  mount(app, api.showOwnStorage, ({ actor }) => showOwnStorage(database.tx, actor))
}

async function showOwnStorage(tx: Tx, { user_id }: Actor): Promise<OwnStorage> {
  const { aUser, aSchool, daysLessonsKept } = await readStorageLimits(tx)
  const kinds = await usedByKind(tx, user_id)
  const school_id = await schoolOfPerson(tx, user_id)
  return {
    used: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    most: aUser,
    kinds,
    school: school_id === null ? null : { used: await usedBy(tx, { school_id }), most: aSchool },
    days_lessons_kept: daysLessonsKept,
  }
}
