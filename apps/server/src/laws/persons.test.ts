import { startApp } from '@klasrum/testkit/app'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { officeColumns, personRegistry } from '../features/accounts/person-registry.ts'
import { learnerRegistry } from '../features/learners/learner-registry.ts'
import { columnsOf, gapsInRegistry, type Listed, readCatalogue } from './persons.ts'

const { tx } = await startApp({ work: false })

const gaps = async (registry: readonly Listed[] = personRegistry, offices = officeColumns) =>
  gapsInRegistry(await readCatalogue(tx), registry, [...offices, ...columnsOf(learnerRegistry)])

const gapsAboutLearners = async (registry: readonly Listed[] = learnerRegistry) =>
  gapsInRegistry(
    await readCatalogue(tx, 'learners'),
    registry,
    [...officeColumns, ...columnsOf(personRegistry)],
    'a learner',
  )

test('every column with a person in it is in the registry, which says what the database does', async () => {
  expect(await gaps()).toEqual([])
})

test('every column with a learner in it is in the learners’ registry, and goes with the learner', async () => {
  expect(await gapsAboutLearners()).toEqual([])
})

test('a new table that leads to a learner is found, also by way of another', async () => {
  await tx.execute(sql`create table visits (
    learner integer references learners (id) on delete set null, guardian text,
    class_id integer, pupil integer,
    foreign key (class_id, pupil) references enrollments (class_id, student_id) on delete cascade)`)
  expect(await gapsAboutLearners()).toEqual([
    'visits.learner leads to a learner and is not in the registry',
    'visits.pupil leads to a learner and is not in the registry',
    'visits.guardian sounds like personal data and is not in the registry',
  ])
  const erased = { table: 'visits', whenDeleted: 'erased' } as const
  const rows = [
    { ...erased, column: 'learner', personal: ['guardian'] },
    { ...erased, column: 'pupil' },
  ]
  expect(await gapsAboutLearners([...learnerRegistry, ...rows])).toEqual([
    'visits.learner is erased in the registry, but the database does set null',
  ])
  await tx.execute(sql`drop table visits`)
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
