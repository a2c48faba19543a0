import { anAdmin, aTeacher, password, type User } from '@klasrum/testkit/builders'
import { after, hours } from '../clock.ts'
import { addMailedToken, addSignUp } from '../features/accounts/accounts.store.ts'
import { hashToken, newToken } from '../features/accounts/tokens.ts'
import { admins, missingById, onlyOwners, type PolicyRow } from './policy-row.ts'
import type { World } from './world.ts'

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

/** Signing in, the own account, and the admin's list of accounts. */
export const accountPolicy: Record<string, PolicyRow> = {
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
  'POST /api/auth/verify-email': {
    who: 'anyone',
    ask: async (world) => ({
      body: { token: await aMailedToken(world, await anUnverified(world), 'verify') },
    }),
  },
  'POST /api/auth/verification': {
    who: 'anyone',
    ask: async (world) => ({
      body: { token: await aMailedToken(world, await anUnverified(world), 'verify') },
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
  'GET /api/account/storage': { who: 'signed-in' },

  'GET /api/admin/users': { who: admins },
  'GET /api/admin/users/counts': { who: admins },
  'GET /api/admin/users/export': { who: admins },
  'PATCH /api/admin/users/{id}': {
    who: admins,
    ask: () => ({ body: { first_name: 'Luz' } }),
    records: {
      of: async (_world, owner) => ({ params: { id: owner.id } }),
      missing: missingById,
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
      missing: missingById,
      may: onlyOwners(admins, admins),
    },
  },
}
