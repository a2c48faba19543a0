import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aTeacher } from '@klasrum/testkit/builders'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { districts, divisions, schools } from './schools.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
/** The embedded database does one transaction after the other. */
const trials = Array.from({ length: onPostgres ? 50 : 5 }, (_, trial) => trial)
const school = { region: 'IV-A', school_year: '2026-2027' }

type Answer = { status: number; body: unknown }

/** Each in turn is asked first, so that both ways are seen. */
async function atOnce(trial: number, one: () => Promise<Answer>, other: () => Promise<Answer>) {
  if (trial % 2 === 0) return Promise.all([one(), other()])
  const [second, first] = await Promise.all([other(), one()])
  return [first, second] as const
}

async function eachTrial(race: (trial: number) => Promise<readonly [Answer, Answer]>, fits: number[][]) {
  const seen = new Set<string>()
  for (const trial of nonEmpty(trials)) {
    const statuses = (await race(trial)).map(({ status }) => status)
    expect(fits).toContainEqual(statuses)
    seen.add(String(statuses))
  }
  return seen
}

test('a division is deleted while a district or a school is added: one of the two is refused', async () => {
  const outcomes = [
    [200, 400],
    [409, 200],
  ]
  await eachTrial(async (trial) => {
    const { id } = await aDivision(app.tx)
    const body = { name: 'New', code: String(trial), division_id: id }
    return atOnce(
      trial,
      () => admin.call('DELETE /api/education/divisions/{id}', { params: { id } }),
      () =>
        trial % 4 < 2
          ? admin.call('POST /api/education/districts', { body })
          : admin.call('POST /api/education/schools', { body: { ...body, ...school } }),
    )
  }, outcomes)
}, 60_000)

test('a district is moved or deleted while a school is put into it: never a school in a district of another division', async () => {
  const other = await aDivision(app.tx)
  await eachTrial(
    async (trial) => {
      const { id, name, code, division_id } = await aDistrict(app.tx)
      const params = { id }
      return atOnce(
        trial,
        () =>
          trial % 4 < 2
            ? admin.call('DELETE /api/education/districts/{id}', { params })
            : admin.call('PUT /api/education/districts/{id}', {
                params,
                body: { name, code, division_id: other.id },
              }),
        () =>
          admin.call('POST /api/education/schools', {
            body: { ...school, code: '1', division_id, district_id: id },
          }),
      )
    },
    [
      [200, 400],
      [409, 200],
    ],
  )
  const strays = await app.tx
    .select({ id: schools.id })
    .from(schools)
    .innerJoin(districts, eq(districts.id, schools.district_id))
    .where(ne(districts.division_id, schools.division_id))
  expect(strays).toEqual([])
}, 60_000)

test('a place is deleted while an account is given it: the account keeps a place that stands, or is refused', async () => {
  await eachTrial(
    async (trial) => {
      const division = await aDivision(app.tx)
      const { id: school_id } = await aSchool(app.tx, { division_id: division.id })
      const { id } = await aTeacher(app.tx)
      const answers = await atOnce(
        trial,
        () => admin.call('DELETE /api/education/schools/{id}', { params: { id: school_id } }),
        () =>
          admin.call('PATCH /api/admin/users/{id}', {
            params: { id },
            body: { user_metadata: { school_id } },
          }),
      )
      const [account] = await app.tx.select().from(users).where(eq(users.id, id))
      expect(account?.school_id).toBe(answers[1].status === 200 ? school_id : null)
      return answers
    },
    [
      [200, 400],
      [409, 200],
    ],
  )
}, 60_000)

test('edited and deleted at once, a division is either gone or as it was written', async () => {
  await eachTrial(
    async (trial) => {
      const { id } = await aDivision(app.tx)
      const params = { id }
      return atOnce(
        trial,
        () => admin.call('DELETE /api/education/divisions/{id}', { params }),
        () =>
          admin.call('PUT /api/education/divisions/{id}', {
            params,
            body: { name: 'B', code: 'B', region: 'B' },
          }),
      )
    },
    [
      [200, 404],
      [200, 200],
    ],
  )
  expect(await app.tx.$count(divisions, eq(divisions.name, 'B'))).toBe(0)
}, 60_000)
