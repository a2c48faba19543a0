import { startApp } from '@klasrum/testkit/app'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { officeColumns, personRegistry } from '../features/accounts/person-registry.ts'
import { gapsInRegistry, readCatalogue } from './persons.ts'

const { tx } = await startApp({ work: false })

const gaps = async (registry = personRegistry, offices = officeColumns) =>
  gapsInRegistry(await readCatalogue(tx), registry, offices)

test('every column with a person in it is in the registry, which says what the database does', async () => {
  expect(await gaps()).toEqual([])
})

test('a new table with a person in it is found', async () => {
  await tx.execute(sql`create table notes (
    id integer primary key, writer integer references users (id) on delete cascade,
    parent_phone text, extra jsonb, words text)`)
  expect(await gaps()).toEqual([
    'notes.writer leads to an account and is not in the registry',
    'notes.extra sounds like personal data and is not in the registry',
    'notes.parent_phone sounds like personal data and is not in the registry',
  ])
  const row = { table: 'notes', column: 'writer', personal: ['parent_phone'], exported: true } as const
  const listed = (whenDeleted: 'erased' | 'kept') =>
    gaps([...personRegistry, { ...row, whenDeleted }], [...officeColumns, 'notes.extra'])
  expect(await listed('erased')).toEqual([])
  expect(await listed('kept')).toEqual([
    'notes.writer is kept in the registry, but the database does cascade',
  ])
  await tx.execute(sql`drop table notes`)
  expect(await listed('erased')).toEqual([
    'notes.writer is in the registry and not in the database',
    'notes.parent_phone is in the registry and not in the database',
    'notes.extra is in the registry and not in the database',
  ])
})
