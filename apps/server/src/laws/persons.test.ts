import { startApp } from '@klasrum/testkit/app'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { officeColumns, personRegistry } from '../features/accounts/person-registry.ts'
import { learnerRegistry } from '../features/learners/learner-registry.ts'
import {
  gapsInRegistry,
  type PersonRegistryRow,
  personColumnsOf,
  readCatalogue,
  unknownColumns,
  unlistedPersonalData,
} from './persons.ts'

const { tx } = await startApp({ work: false })

const personFile = 'apps/server/src/features/accounts/person-registry.ts'
const learnerFile = 'apps/server/src/features/learners/learner-registry.ts'

const gapsAboutAccounts = async (rows: readonly PersonRegistryRow[] = personRegistry) =>
  gapsInRegistry(await readCatalogue(tx), { file: personFile, whom: 'an account', rows })

const gapsAboutLearners = async (rows: readonly PersonRegistryRow[] = learnerRegistry) =>
  gapsInRegistry(await readCatalogue(tx, 'learners'), { file: learnerFile, whom: 'a learner', rows })

const allListed = [...personColumnsOf(personRegistry), ...personColumnsOf(learnerRegistry), ...officeColumns]
const unlisted = async (more: readonly string[] = []) =>
  unlistedPersonalData(
    [await readCatalogue(tx), await readCatalogue(tx, 'learners')],
    [...allListed, ...more],
  )
const unknown = async (more: readonly string[] = []) =>
  unknownColumns(await readCatalogue(tx), [...allListed, ...more])

/** What the real tables lack is told by a test of its own. */
const about = (table: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => sentence.startsWith(`${table}.`))

test('every column with a person in it is in the registry, which says what the database does', async () => {
  expect(await gapsAboutAccounts()).toEqual([])
})

test('every column with a learner in it is in the learners’ registry, and goes with the learner', async () => {
  expect(await gapsAboutLearners()).toEqual([])
})

test('what sounds like personal data is `personal` or `secret` in one of the registries, or of an office in officeColumns', async () => {
  expect(await unlisted()).toEqual([])
})

test('no registry has a column that the database does not have', async () => {
  expect(await unknown()).toEqual([])
})

test('a new table that leads to a learner is found, also by way of another', async () => {
  await tx.execute(sql`create table visits (
    learner integer references learners (id) on delete set null, guardian text,
    class_id integer, pupil integer,
    foreign key (class_id, pupil) references enrollments (class_id, student_id) on delete cascade)`)
  expect(about('visits', await gapsAboutLearners())).toEqual([
    `visits.learner leads to a learner and is not in ${learnerFile}`,
    `visits.pupil leads to a learner and is not in ${learnerFile}`,
  ])
  expect(about('visits', await gapsAboutAccounts())).toEqual([])
  expect(about('visits', await unlisted())).toEqual([
    'visits.guardian sounds like personal data and is in no registry',
  ])
  const erased = { table: 'visits', whenDeleted: 'erased' } as const
  const rows = [
    { ...erased, column: 'learner', personal: ['guardian'] },
    { ...erased, column: 'pupil' },
  ]
  expect(about('visits', await gapsAboutLearners([...learnerRegistry, ...rows]))).toEqual([
    `visits.learner is erased in ${learnerFile}, but the database does set null`,
  ])
  expect(about('visits', await unlisted(personColumnsOf(rows)))).toEqual([])
  await tx.execute(sql`drop table visits`)
})

test('a new table with a person in it is found', async () => {
  await tx.execute(sql`create table notes (
    id integer primary key, user_id integer references users (id) on delete cascade,
    parent_phone text, extra jsonb, words text)`)
  expect(about('notes', await gapsAboutAccounts())).toEqual([
    `notes.user_id leads to an account and is not in ${personFile}`,
  ])
  expect(about('notes', await gapsAboutLearners())).toEqual([])
  expect(about('notes', await unlisted())).toEqual([
    'notes.extra sounds like personal data and is in no registry',
    'notes.parent_phone sounds like personal data and is in no registry',
  ])
  const row = { table: 'notes', column: 'user_id', personal: ['parent_phone'] } as const
  const listed = async (whenDeleted: 'erased' | 'kept') =>
    about('notes', await gapsAboutAccounts([...personRegistry, { ...row, whenDeleted }]))
  const columns = [...personColumnsOf([{ ...row, whenDeleted: 'erased' }]), 'notes.extra']
  expect(await listed('erased')).toEqual([])
  expect(about('notes', await unlisted(columns))).toEqual([])
  expect(await listed('kept')).toEqual([
    `notes.user_id is kept in ${personFile}, but the database does cascade`,
  ])
  await tx.execute(sql`drop table notes`)
  expect(about('notes', await unknown(columns))).toEqual([
    'notes.user_id is in a registry and not in the database',
    'notes.parent_phone is in a registry and not in the database',
    'notes.extra is in a registry and not in the database',
  ])
})
