import type { Role } from '@klasrum/contract/fields'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { users } from '../../../apps/server/src/features/accounts/accounts.tables.ts'
import { hashPassword } from '../../../apps/server/src/features/accounts/passwords.ts'
import { point_entries } from '../../../apps/server/src/features/points/points.tables.ts'
import { districts, divisions, schools } from '../../../apps/server/src/features/schools/schools.tables.ts'
import { subjects } from '../../../apps/server/src/features/subjects/subjects.tables.ts'
import { teachers } from '../../../apps/server/src/features/teachers/teachers.tables.ts'

/** What every built account signs in with. */
export const password = 'bahay kubo kahit munti'

type Built<Table extends PgTable> = Table['$inferSelect']
type Wish<Table extends PgTable> = Partial<Table['$inferInsert']>

export type User = Built<typeof users>
export type Division = Built<typeof divisions>
export type School = Built<typeof schools>

let built = 0
const next = (): number => {
  built += 1
  return built
}

export function only<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A built record was not written.')
  return row
}

export const aDivision = async (tx: Tx, wish: Wish<typeof divisions> = {}): Promise<Division> => {
  const number = next()
  const values = { name: `Division ${number}`, code: `DIV-${number}`, region: 'Region IV-A', ...wish }
  return only(await tx.insert(divisions).values(values).returning())
}

export async function aDistrict(tx: Tx, wish: Wish<typeof districts> = {}): Promise<Built<typeof districts>> {
  const number = next()
  const division_id = wish.division_id ?? (await aDivision(tx)).id
  const values = { name: `District ${number}`, code: `DIS-${number}`, ...wish, division_id }
  return only(await tx.insert(districts).values(values).returning())
}

export async function aSchool(tx: Tx, wish: Wish<typeof schools> = {}): Promise<School> {
  const number = next()
  const division_id = wish.division_id ?? (await aDivision(tx)).id
  const named = {
    name: `Mabini Elementary School ${number}`,
    code: `${100_000 + number}`,
    region: 'Region IV-A',
  }
  return only(
    await tx
      .insert(schools)
      .values({ ...named, school_year: '2026-2027', ...wish, division_id })
      .returning(),
  )
}

export async function aSubject(tx: Tx, wish: Wish<typeof subjects> = {}): Promise<Built<typeof subjects>> {
  const number = next()
  return only(
    await tx
      .insert(subjects)
      .values({ code: `SCI-${number}`, name: `Science ${number}`, ...wish })
      .returning(),
  )
}

let hashed: Promise<string> | undefined

type UserWish = Omit<Wish<typeof users>, 'points'> & { points?: number }

/** Verified and active unless the wish says otherwise. Points come with an entry in the ledger. */
export async function aUser(tx: Tx, role: Role, { points = 0, ...wish }: UserWish = {}): Promise<User> {
  const number = next()
  hashed ??= hashPassword(password)
  const person = {
    email: `${role}-${number}@school.example`,
    first_name: 'Luz',
    last_name: `Santos ${number}`,
  }
  const values = { ...person, role, password_hash: await hashed, verified_at: new Date(), ...wish }
  const user = only(await tx.insert(users).values(values).returning())
  if (points === 0) return user
  const entry = {
    user_id: user.id,
    points,
    kind: 'grant',
    reason_key: `built:${user.id}`,
    note: 'For a test',
  } as const
  await tx.insert(point_entries).values(entry)
  return { ...user, points }
}

/** With a profile at the school, when one is named. */
export async function aTeacher(
  tx: Tx,
  { school, ...wish }: UserWish & { school?: School } = {},
): Promise<User> {
  const user = await aUser(tx, 'teacher', wish)
  if (school)
    await tx.insert(teachers).values({ user_id: user.id, school_id: school.id, school_state: 'confirmed' })
  return user
}

export const anAdmin = (tx: Tx, wish?: UserWish): Promise<User> => aUser(tx, 'admin', wish)

export const aSchoolAdmin = async (tx: Tx, wish: UserWish = {}): Promise<User> =>
  aUser(tx, 'school-admin', { ...wish, school_id: wish.school_id ?? (await aSchool(tx)).id })

export const aDivisionEps = async (tx: Tx, wish: UserWish = {}): Promise<User> =>
  aUser(tx, 'division-eps', { ...wish, division_id: wish.division_id ?? (await aDivision(tx)).id })

/** Somebody of this role with what the role needs. */
export function aPerson(tx: Tx, role: Role): Promise<User> {
  if (role === 'school-admin') return aSchoolAdmin(tx)
  if (role === 'division-eps') return aDivisionEps(tx)
  return aUser(tx, role)
}
