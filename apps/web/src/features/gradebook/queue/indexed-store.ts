import { answerOf, transactionEnd } from '../../../lib/indexed.ts'
import { fromNumber, toNumber } from '../model/values.ts'
import type { Address, Pending, TypingSource } from './pending.ts'
import type { PendingStore } from './pending-store.ts'

const database = 'klasrum-unsent'
const table = 'cells'

/** Ids and numbers only: a device that others use says nothing about a learner. */
type StoredCell = Address & {
  value: number | null
  seen: number | null
  sent?: number | null
  source: TypingSource
}

const toStored = ({ value, seen, sent, ...rest }: Pending): StoredCell => ({
  ...rest,
  value: toNumber(value),
  seen: toNumber(seen),
  ...(sent === undefined ? {} : { sent: toNumber(sent) }),
})

const fromStored = ({ value, seen, sent, ...rest }: StoredCell): Pending => ({
  ...rest,
  value: fromNumber(value),
  seen: fromNumber(seen),
  ...(sent === undefined ? {} : { sent: fromNumber(sent) }),
})

const keyOf = ({ user, klass, quarter, item, student }: Address) => [user, klass, quarter, item, student]

export async function openIndexedStore(): Promise<PendingStore> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(table, { keyPath: ['user', 'klass', 'quarter', 'item', 'student'] })
  }
  const db = await answerOf(opening)
  const cellsFor = (mode: IDBTransactionMode) => db.transaction(table, mode).objectStore(table)
  const get = async (cells: IDBObjectStore, cell: Address): Promise<Pending | undefined> => {
    const stored: StoredCell | undefined = await answerOf(cells.get(keyOf(cell)))
    return stored && fromStored(stored)
  }

  return {
    async load(user) {
      const all: StoredCell[] = await answerOf(
        cellsFor('readonly').getAll(IDBKeyRange.bound([user], [user, []])),
      )
      return all.map(fromStored)
    },
    read(cells) {
      const from = cellsFor('readonly')
      return Promise.all(cells.map((cell) => get(from, cell)))
    },
    async change(cells, step) {
      const to = cellsFor('readwrite')
      const done = transactionEnd(to.transaction)
      const change = async (cell: Address, index: number) => {
        const next = step(cell, index)(await get(to, cell), cell)
        if (next) to.put(toStored(next))
        else to.delete(keyOf(cell))
        return next
      }
      const changed = await Promise.all(cells.map(change))
      // Without it the browser waits whether more is asked, and a tab that is killed meanwhile loses the score.
      to.transaction.commit()
      await done
      return changed
    },
  }
}
