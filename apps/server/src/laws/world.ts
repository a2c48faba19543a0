import { type Role, roles } from '@klasrum/contract/fields'
import type { TestApp } from '@klasrum/testkit/app'
import { aDivision, aSchool, aTeacher, aUser, type School, type User } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { before, hours } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import { openSession } from '../features/accounts/sessions.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'

export const actors = [...roles, 'anonymous', 'expired', 'disabled'] as const
export type ActorName = (typeof actors)[number]

export const isRole = (actor: ActorName): actor is Role => (roles as readonly string[]).includes(actor)

/** How a record that a call names stands to the caller. */
export const relations = [
  'own',
  'same school, other person',
  'other school',
  'other division',
  'missing',
] as const
export type Relation = (typeof relations)[number]

export type Caller = { actor: ActorName; user: User; token: string | undefined; address: string }

/** Two divisions; the callers belong to the first school of the first one. */
export type World = {
  app: TestApp
  tx: Tx
  ownSchool: School
  otherSchool: School
  schoolOfOtherDivision: School
  /** An id that no record has. */
  missingId: number
}

export async function aWorld(app: TestApp): Promise<World> {
  const { tx } = app
  const division = await aDivision(tx)
  return {
    app,
    tx,
    ownSchool: await aSchool(tx, { division_id: division.id }),
    otherSchool: await aSchool(tx, { division_id: division.id }),
    schoolOfOtherDivision: await aSchool(tx, { division_id: (await aDivision(tx)).id }),
    missingId: 2_147_483_647,
  }
}

function personAs({ tx, ownSchool }: World, actor: ActorName): Promise<User> {
  if (actor === 'teacher') return aTeacher(tx, { school: ownSchool })
  if (actor === 'school-admin' || actor === 'student') return aUser(tx, actor, { school_id: ownSchool.id })
  if (actor === 'division-eps') return aUser(tx, actor, { division_id: ownSchool.division_id })
  // The strongest role, so that nothing but the session or the account can be the reason for a denial.
  if (actor === 'expired' || actor === 'anonymous') return aUser(tx, 'admin')
  if (actor === 'disabled') return aUser(tx, 'admin', { is_active: false })
  return aUser(tx, actor)
}

let callers = 0

/** Somebody new each time, at an address of their own, so that no call can spoil another's. */
export async function aCaller(world: World, actor: ActorName): Promise<Caller> {
  const user = await personAs(world, actor)
  const now = world.app.clock.now()
  const opened = actor === 'expired' ? before(now, hours(13)) : now
  callers += 1
  return {
    actor,
    user,
    token: actor === 'anonymous' ? undefined : await openSession(world.tx, user.id, opened),
    address: `10.0.${callers >> 8}.${callers & 255}`,
  }
}

/** Whose record it is, for a record that stands so to the caller. */
export function ownerFor(world: World, caller: Caller, relation: Relation): Promise<User> {
  if (relation === 'own') return Promise.resolve(caller.user)
  if (relation === 'other school') return aTeacher(world.tx, { school: world.otherSchool })
  if (relation === 'other division') return aTeacher(world.tx, { school: world.schoolOfOtherDivision })
  return aTeacher(world.tx, { school: world.ownSchool })
}

/** The school the owner belongs to; the callers' for somebody without one. */
export async function schoolIdOf({ tx, ownSchool }: World, { id, school_id }: User): Promise<number> {
  const [profile] = await tx.select().from(teachers).where(eq(teachers.user_id, id))
  return profile?.school_id ?? school_id ?? ownSchool.id
}
