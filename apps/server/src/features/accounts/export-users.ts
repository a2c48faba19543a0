import { setImmediate } from 'node:timers/promises'
import type { Received } from '@klasrum/contract/endpoint'
import type { exportUsersEndpoint as shape } from '@klasrum/contract/users'
import type { DataColumn } from '@klasrum/documents/column'
import { csvOf } from '@klasrum/documents/write-csv'
import { tableSheet, xlsxOf } from '@klasrum/documents/write-xlsx'
import type { FastifyBaseLogger } from 'fastify'
import { after, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'

import { type ListedRow, listBefore, type UserFilter } from './users.store.ts'

const batchSize = 1_000

/** The same moment with Manila's clock where UTC is expected; Manila keeps no summer time. */
const inManila = (moment: Date): Date => after(moment, hours(8))
const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No')

const columns: readonly DataColumn<ListedRow>[] = [
  { name: 'ID', width: 10, cell: ({ id }) => id },
  { name: 'First name', width: 22, cell: ({ first_name }) => first_name },
  { name: 'Last name', width: 22, cell: ({ last_name }) => last_name },
  { name: 'E-mail', width: 36, cell: ({ email }) => email },
  { name: 'Role', width: 14, cell: ({ role }) => role },
  { name: 'Active', width: 9, cell: ({ is_active }) => yesOrNo(is_active) },
  { name: 'Verified', width: 9, cell: ({ verified_at }) => yesOrNo(verified_at !== null) },
  { name: 'Points', width: 12, cell: ({ points }) => points },
  {
    name: 'Created',
    width: 18,
    format: 'yyyy-mm-dd hh:mm',
    cell: ({ created_at }) => inManila(created_at),
  },
]

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function exportUsers(
  { database: { tx }, clock }: House,
  { user_id }: Actor,
  { format, ...filter }: Received<typeof shape.query>,
  log: FastifyBaseLogger,
): Promise<Received<typeof shape.reply>> {
  const first = await listBefore(tx, filter, batchSize, undefined)
  const batches = read(tx, filter, first, (count) => log.info({ user_id, format, count }, 'users exported'))
  return {
    type: types[format],
    name: `klasrum-users-${inManila(clock.now()).toISOString().slice(0, 10)}.${format}`,
    bytes:
      format === 'csv' ? csvOf(columns, batches) : xlsxOf(tableSheet({ name: 'Users', columns, batches })),
  }
}

/** Newest first, a batch at a time; others are served in between. */
async function* read(tx: Tx, filter: UserFilter, first: ListedRow[], done: (count: number) => void) {
  let count = 0
  try {
    for (let rows = first; rows.length > 0; rows = await listBefore(tx, filter, batchSize, rows.at(-1)?.id)) {
      count += rows.length
      yield rows
      if (rows.length < batchSize) return
      await setImmediate()
    }
  } finally {
    done(count)
  }
}
