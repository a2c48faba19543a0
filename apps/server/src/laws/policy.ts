import type { Access } from '@klasrum/contract/endpoint'
import { type Role, roles } from '@klasrum/contract/fields'
import { seedPrices } from '@klasrum/points/prices'
import {
  aDistrict,
  aDivision,
  anAdmin,
  aSchool,
  aTeacher,
  password,
  type User,
} from '@klasrum/testkit/builders'
import { aPicture } from '@klasrum/testkit/pictures'
import { aTopUp, aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { eq } from 'drizzle-orm'
import { after, hours } from '../clock.ts'
import { addMailedToken, addSignUp } from '../features/accounts/accounts.store.ts'
import { hashToken, newToken } from '../features/accounts/tokens.ts'
import { point_alarms, settings } from '../features/points/points.tables.ts'
import { imports } from '../features/schools/imports.tables.ts'
import { schools } from '../features/schools/schools.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import { teacherPolicy } from './teacher-policy.ts'
import type { Caller, Relation, World } from './world.ts'

type Values = Record<string, string | number>
export type Ask = { params?: Values; query?: Values; body?: Record<string, unknown>; file?: Buffer }

export type Row = {
  who: Access
  /** What a valid request of this caller holds; nothing when absent. May write what the request needs. */
  ask?: (world: World, caller: Caller) => Ask | Promise<Ask>
  /** What stands in the address is a choice of ours and not a record. */
  namesNoRecord?: true
  /** For a call that names a record. */
  records?: {
    /** Makes a record that belongs to `owner` and says how the request names it. */
    of: (world: World, owner: User) => Promise<Ask>
    /** How the request names a record that does not exist. */
    missing: (world: World) => Ask
    /** Which roles may do it to a record that stands so to them. */
    may: Record<Exclude<Relation, 'missing'>, readonly Role[]>
  }
}

const newPassword = 'ang dagat ay malalim 88'

let mails = 0
const anAddress = (): string => {
  mails += 1
  return `law-${mails}@school.example`
}

async function aMailedToken({ tx, app }: World, user: User, purpose: 'verify' | 'reset'): Promise<string> {
  const token = newToken()
  const { id: user_id, email, password_hash, first_name, last_name } = user
  const signUp =
    purpose === 'verify' ? await addSignUp(tx, email, { password_hash, first_name, last_name }) : undefined
  const expires_at = after(app.clock.now(), hours(1))
  const sign_up_id = signUp?.sign_up_id
  await addMailedToken(tx, { user_id, purpose, sign_up_id, token_hash: hashToken(token), email, expires_at })
  return token
}

const anUnverified = ({ tx }: World): Promise<User> => aTeacher(tx, { verified_at: null })

const listOfValues: Row = { who: 'anyone', ask: () => ({ query: { title: 'TOPUP' } }) }

const nonAdmins = ['school-admin', 'teacher', 'student', 'public', 'division-eps'] as const
const admins = ['admin'] as const
const everybody = {
  own: roles,
  'same school, other person': roles,
  'other school': roles,
  'other division': roles,
}
const onlyOwners = (own: readonly Role[], others: readonly Role[] = []) => ({
  own,
  'same school, other person': others,
  'other school': others,
  'other division': others,
})

const ownRequests: Row['records'] = {
  of: async ({ tx }, owner) => ({ params: { id: (await aTopUp(tx, owner)).id } }),
  missing: ({ missingId }) => ({ params: { id: missingId } }),
  may: onlyOwners(nonAdmins),
}
/** Everybody's but one's own. */
const requestsOfOthers: Row['records'] = {
  of: async ({ tx }, owner) => {
    const { id, points } = await aTopUpWithProof(tx, owner)
    return { params: { id }, body: { points } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId }, body: { points: 310 } }),
  may: onlyOwners([], admins),
}
const anyAccount: Row['records'] = {
  of: async (_world, owner) => ({ params: { userId: owner.id } }),
  missing: ({ missingId }) => ({ params: { userId: missingId } }),
  may: onlyOwners(admins, admins),
}
const managers = ['admin', 'school-admin'] as const
const staff = ['admin', 'school-admin', 'teacher'] as const
const divisionReaders = ['admin', 'school-admin', 'teacher', 'division-eps'] as const
const schoolOf = async ({ tx, ownSchool }: World, { id, school_id }: User): Promise<number> => {
  const [profile] = await tx.select().from(teachers).where(eq(teachers.user_id, id))
  return profile?.school_id ?? school_id ?? ownSchool.id
}
const divisionOf = async (world: World, owner: User): Promise<number> => {
  const [school] = await world.tx
    .select()
    .from(schools)
    .where(eq(schools.id, await schoolOf(world, owner)))
  return owner.division_id ?? school?.division_id ?? 0
}
const missingPlace = ({ missingId }: World): Ask => ({ params: { id: missingId } })
const aDivisionBody = { name: 'Schools Division of Laguna', code: 'LAG', region: 'Region IV-A' }
const aDistrictBody = ({ ownSchool: { division_id } }: World) => ({
  name: 'San Isidro District',
  code: 'SI',
  division_id,
})
const aSchoolBody = ({ ownSchool: { division_id } }: World) => ({
  code: '301801',
  region: 'Region IV-A',
  division_id,
  school_year: '2026-2027',
})
/** One that nothing stands on, so that it can be deleted too. */
const unusedPlaces = (add: (tx: World['tx']) => Promise<{ id: number }>): Row['records'] => ({
  of: async ({ tx }) => ({ params: { id: (await add(tx)).id } }),
  missing: missingPlace,
  may: onlyOwners(managers, managers),
})
const anyDivision = unusedPlaces(aDivision)
const anyDistrict = unusedPlaces(aDistrict)
const anySchool = unusedPlaces(aSchool)
const qrName = `${'0'.repeat(32)}.png`

/** Who may call what, row by row, beside the contract and not taken from it. */
export const policy: Record<string, Row> = {
  'GET /api/health': { who: 'anyone' },

  'POST /api/auth/signup': {
    who: 'anyone',
    ask: () => ({
      body: { email: anAddress(), password: newPassword, first_name: 'Ana', last_name: 'Cruz' },
    }),
  },
  'POST /api/auth/signin': {
    who: 'anyone',
    ask: async ({ app }) => ({ body: { username: (await app.as('teacher')).user.email, password } }),
  },
  'POST /api/auth/signout': { who: 'signed-in' },
  'GET /api/auth/me': { who: 'signed-in' },
  'GET /api/auth/verify-email': {
    who: 'anyone',
    ask: async (world) => ({
      query: { token: await aMailedToken(world, await anUnverified(world), 'verify') },
    }),
  },
  'POST /api/auth/resend-verification': { who: 'anyone', ask: () => ({ body: { email: anAddress() } }) },
  'POST /api/auth/forgot-password': { who: 'anyone', ask: () => ({ body: { email: anAddress() } }) },
  'POST /api/auth/reset-password': {
    who: 'anyone',
    ask: async (world) => ({
      body: {
        token: await aMailedToken(world, (await world.app.as('teacher')).user, 'reset'),
        password: newPassword,
      },
    }),
  },

  'PATCH /api/account': {
    who: 'signed-in',
    ask: () => ({ body: { first_name: 'Luz', last_name: 'Reyes' } }),
  },
  'POST /api/account/password': {
    who: 'signed-in',
    ask: () => ({ body: { current_password: password, new_password: newPassword } }),
  },
  'GET /api/account/export': { who: 'signed-in' },

  'GET /api/global-values/lookup': {
    who: 'anyone',
    ask: () => ({ query: { title: 'USE_POINTS', key: 'LESSON_PLAN' } }),
  },
  'GET /api/global-values/': listOfValues,
  'GET /global-values/': listOfValues,
  'GET /api/support': { who: 'anyone' },

  'GET /api/dashboard': { who: 'signed-in' },

  'POST /api/user/topup': { who: nonAdmins, ask: () => ({ body: { amount: 150, points: 150 } }) },
  'POST /api/user/topup/{id}/payment-proof': {
    who: nonAdmins,
    ask: async () => ({ file: await aPicture() }),
    records: ownRequests,
  },
  'POST /api/user/topup/{id}/cancel': { who: nonAdmins, records: ownRequests },
  'GET /api/user/topups': { who: 'signed-in' },
  'GET /api/user/usage': { who: 'signed-in' },
  'GET /api/uploads/payment_proofs/{name}': {
    who: 'signed-in',
    records: {
      of: async ({ tx, app }, owner) => {
        const { proofName } = await aTopUpWithProof(tx, owner)
        await app.house.storage.put(`payment_proofs/${proofName}`, await aPicture(), 'image/png')
        return { params: { name: proofName } }
      },
      missing: () => ({ params: { name: `${'f'.repeat(32)}.png` } }),
      may: onlyOwners(roles, admins),
    },
  },
  'POST /api/admin/topup': {
    who: admins,
    ask: () => ({ body: { amount: 150 } }),
    records: {
      of: async (_world, owner) => ({ body: { user_id: owner.id } }),
      missing: ({ missingId }) => ({ body: { user_id: missingId } }),
      may: onlyOwners([], admins),
    },
  },
  'GET /api/admin/topup/history/{userId}': { who: admins, records: anyAccount },
  'GET /api/admin/usage/history/{userId}': { who: admins, records: anyAccount },
  'GET /api/admin/pending-topups': { who: admins },
  'GET /api/admin/stats': { who: admins },
  'POST /api/admin/topups/{id}/approve': { who: admins, records: requestsOfOthers },
  'POST /api/admin/topups/{id}/reject': {
    who: admins,
    ask: () => ({ body: { reason: 'Cannot be read' } }),
    records: requestsOfOthers,
  },
  'GET /api/admin/point-alarms': { who: admins },
  'POST /api/admin/point-alarms/{id}/settle': {
    who: admins,
    records: {
      of: async ({ tx }, { id: user_id }) => {
        const alarm = { user_id, balance: 1, entries_sum: 0, found_at: new Date() }
        const [raised] = await tx.insert(point_alarms).values(alarm).returning({ id: point_alarms.id })
        return { params: { id: raised?.id ?? 0 } }
      },
      missing: ({ missingId }) => ({ params: { id: missingId } }),
      may: onlyOwners(admins, admins),
    },
  },

  'GET /api/wallet': { who: 'signed-in' },
  'GET /api/uploads/wallet/{name}': {
    who: 'signed-in',
    records: {
      of: async ({ tx, app }) => {
        await app.house.storage.put(`wallet/${qrName}`, await aPicture(), 'image/png')
        await tx.insert(settings).values({ key: 'wallet_qr', value: qrName }).onConflictDoNothing()
        return { params: { name: qrName } }
      },
      missing: () => ({ params: { name: `${'f'.repeat(32)}.png` } }),
      may: everybody,
    },
  },
  'GET /api/admin/settings': { who: admins },
  'PATCH /api/admin/settings': { who: admins, ask: () => ({ body: { version: 0, prices: seedPrices } }) },
  'GET /api/admin/settings/changes': { who: admins },
  'POST /api/admin/settings/wallet-qr': { who: admins, ask: async () => ({ file: await aPicture() }) },
  'DELETE /api/admin/settings/wallet-qr': { who: admins },

  'GET /api/admin/users': { who: admins },
  'GET /api/admin/users/counts': { who: admins },
  'GET /api/admin/users/export': { who: admins },
  'PATCH /api/admin/users/{id}': {
    who: admins,
    ask: () => ({ body: { first_name: 'Luz' } }),
    records: {
      of: async (_world, owner) => ({ params: { id: owner.id } }),
      missing: ({ missingId }) => ({ params: { id: missingId } }),
      may: onlyOwners(admins, admins),
    },
  },
  'DELETE /api/admin/users/{id}': {
    who: admins,
    records: {
      // An admin's own account is a conflict and not a denial; another admin's stands for it here.
      of: async ({ tx }, owner) => ({
        params: { id: owner.role === 'admin' ? (await anAdmin(tx)).id : owner.id },
      }),
      missing: ({ missingId }) => ({ params: { id: missingId } }),
      may: onlyOwners(admins, admins),
    },
  },

  ...teacherPolicy,

  'GET /api/education/divisions': { who: divisionReaders },
  'GET /api/education/divisions/count': { who: divisionReaders },
  'POST /api/education/divisions': { who: managers, ask: () => ({ body: aDivisionBody }) },
  'GET /api/education/divisions/{id}': {
    who: divisionReaders,
    records: {
      of: async (world, owner) => ({ params: { id: await divisionOf(world, owner) } }),
      missing: missingPlace,
      // A teacher's account here names no division; the school a teacher is at does not count.
      may: {
        own: ['admin', 'school-admin', 'division-eps'],
        'same school, other person': ['admin', 'school-admin', 'division-eps'],
        'other school': ['admin', 'school-admin', 'division-eps'],
        'other division': managers,
      },
    },
  },
  'PUT /api/education/divisions/{id}': {
    who: managers,
    ask: () => ({ body: aDivisionBody }),
    records: anyDivision,
  },
  'DELETE /api/education/divisions/{id}': { who: managers, records: anyDivision },

  'GET /api/education/districts': { who: managers },
  'GET /api/education/districts/count': { who: managers },
  'POST /api/education/districts': { who: managers, ask: (world) => ({ body: aDistrictBody(world) }) },
  'PUT /api/education/districts/{id}': {
    who: managers,
    ask: (world) => ({ body: aDistrictBody(world) }),
    records: anyDistrict,
  },
  'DELETE /api/education/districts/{id}': { who: managers, records: anyDistrict },

  'GET /api/education/schools': { who: staff },
  'GET /api/education/schools/count': { who: managers },
  'GET /api/education/schools/public': { who: 'signed-in' },
  'GET /api/education/schools/{id}': {
    who: staff,
    records: {
      of: async (world, owner) => ({ params: { id: await schoolOf(world, owner) } }),
      missing: missingPlace,
      may: {
        own: staff,
        'same school, other person': staff,
        'other school': managers,
        'other division': managers,
      },
    },
  },
  'POST /api/education/schools': { who: managers, ask: (world) => ({ body: aSchoolBody(world) }) },
  'PUT /api/education/schools/{id}': {
    who: managers,
    ask: (world) => ({ body: aSchoolBody(world) }),
    records: anySchool,
  },
  'DELETE /api/education/schools/{id}': { who: managers, records: anySchool },

  'POST /api/education/imports/{kind}': {
    who: managers,
    namesNoRecord: true,
    ask: () => ({ params: { kind: 'divisions' }, file: Buffer.from('Name,Code,Region\nLaguna,LAG,IV-A\n') }),
  },
  'POST /api/education/imports/{id}/commit': {
    who: managers,
    records: {
      of: async ({ tx, app }, { id: user_id }) => {
        const preview = { user_id, kind: 'schools' as const, rows: [], created_at: app.clock.now() }
        const [made] = await tx.insert(imports).values(preview).returning({ id: imports.id })
        return { params: { id: made?.id ?? 0 } }
      },
      missing: missingPlace,
      may: onlyOwners(managers),
    },
  },
}
