import type { StoredKind } from '@klasrum/contract/storage'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { removeUnlessClaimed } from '../../storage/unclaimed-uploads.ts'
import { addStoredFile, lockRoom, readStorageLimits, schoolOfPerson, usedBy } from './storage.store.ts'
import { inMegabytes } from './words.ts'

/** For what was paid for: there was room when it was begun. */
export const anyRoom = Number.POSITIVE_INFINITY

export type NewFile = {
  key: string
  content: Uint8Array | { path: string; size: number }
  type: string
  kind: StoredKind
  /** Whose room it takes; a school's own file takes none of a person's. */
  owner: { user_id: number } | { school_id: number }
  /** How many bytes it may go beyond the room there is. */
  beyond?: number
}

const sizeOf = ({ content }: NewFile): number =>
  content instanceof Uint8Array ? content.length : content.size

/** Takes room for the files, stores them, and removes them again unless `start` has named them in a row. */
export const storing = <T>(
  house: House,
  files: readonly NewFile[],
  start: (taken: () => void) => Promise<T>,
): Promise<T> =>
  removeUnlessClaimed(
    house.storage,
    files.map(({ key }) => key),
    async (taken) => {
      if (files.length > 0) await inTx(house.database, (tx) => takeRoom(tx, house, files))
      for (const { key, content, type } of files) await house.storage.put(key, content, type)
      return start(taken)
    },
  )

async function takeRoom(tx: Tx, { clock }: House, files: readonly NewFile[]): Promise<void> {
  const created_at = clock.now()
  for (const file of files) {
    const { key, kind, owner, beyond = 0 } = file
    const bytes = sizeOf(file)
    const school_id = 'school_id' in owner ? owner.school_id : await schoolOfPerson(tx, owner.user_id)
    const user_id = 'user_id' in owner ? owner.user_id : null
    if (user_id !== null) await lockRoom(tx, user_id)
    await refuseWithoutRoom(tx, { user_id, school_id, bytes: bytes - beyond })
    await addStoredFile(tx, { key, user_id, school_id, kind, bytes, created_at })
  }
}

type Wanted = { user_id: number | null; school_id: number | null; bytes: number }

async function refuseWithoutRoom(tx: Tx, { user_id, school_id, bytes }: Wanted): Promise<void> {
  const { aUser, aSchool } = await readStorageLimits(tx)
  if (user_id !== null) {
    const used = await usedBy(tx, { user_id })
    if (used + bytes > aUser)
      refuse('storage.no_room', { fill: { used: inMegabytes(used), most: inMegabytes(aUser) } })
  }
  if (school_id !== null && (await usedBy(tx, { school_id })) + bytes > aSchool)
    refuse('storage.school_full', { fill: { most: inMegabytes(aSchool) } })
}

/** Before anything is read or made: whether there is room for so many bytes. */
export const refuseWithoutRoomFor = async (tx: Tx, user_id: number, bytes: number): Promise<void> =>
  refuseWithoutRoom(tx, { user_id, school_id: await schoolOfPerson(tx, user_id), bytes })
