import type { Access } from '@klasrum/contract/endpoint'
import type { Role } from '@klasrum/contract/fields'
import { aTeacher, password, type User } from '@klasrum/testkit/builders'
import { after, hours } from '../clock.ts'
import { addMailedToken, addSignUp } from '../features/accounts/accounts.store.ts'
import { hashToken, newToken } from '../features/accounts/tokens.ts'
import type { Caller, Relation, World } from './world.ts'

type Values = Record<string, string | number>
export type Ask = { params?: Values; query?: Values; body?: Record<string, unknown> }

export type Row = {
  who: Access
  /** What a valid request of this caller holds; nothing when absent. May write what the request needs. */
  ask?: (world: World, caller: Caller) => Ask | Promise<Ask>
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
}
