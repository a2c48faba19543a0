import { roles } from '@klasrum/contract/fields'
import { anAdmin, only, password, type User } from '@klasrum/testkit/builders'
import { sessions } from '../features/accounts/accounts.tables.ts'
import { codeAt, newSecret, stepAt } from '../features/accounts/one-time-code.ts'
import { beginFactor, confirmFactor } from '../features/accounts/second-factor.store.ts'
import { newToken } from '../features/accounts/tokens.ts'
import { admins, missingById, onlyOwners, type PolicyRow } from './policy-row.ts'
import type { Caller, World } from './world.ts'

/** The secret of an authenticator app, and the code that it shows now. */
async function aFactor({ tx, app }: World, { id }: User, { on }: { on: boolean }): Promise<string> {
  const now = app.clock.now()
  const secret = newSecret()
  await beginFactor(tx, id, secret, now)
  if (on) await confirmFactor(tx, id, 0, now)
  return codeAt(secret, stepAt(now))
}
const withFactor =
  (on: boolean) =>
  async (world: World, { user }: Caller) => ({ body: { code: await aFactor(world, user, { on }) } })

/** Sessions, the password typed again and two-step sign-in. */
export const accountSafetyPolicy: Record<string, PolicyRow> = {
  'GET /api/account/sessions': { who: 'signed-in' },
  'DELETE /api/account/sessions': { who: 'signed-in' },
  'DELETE /api/account/sessions/{id}': {
    who: 'signed-in',
    records: {
      of: async ({ tx, app }, { id: user_id }) => {
        const now = app.clock.now()
        const session = { user_id, token_hash: newToken(), created_at: now, last_used_at: now }
        return { params: { id: only(await tx.insert(sessions).values(session).returning()).id } }
      },
      missing: missingById,
      may: onlyOwners(roles),
    },
  },
  'POST /api/account/confirm-password': { who: 'signed-in', ask: () => ({ body: { password } }) },

  'GET /api/account/second-factor': { who: 'signed-in' },
  'POST /api/account/second-factor': { who: 'signed-in' },
  'POST /api/account/second-factor/confirm': { who: 'signed-in', ask: withFactor(false) },
  'POST /api/account/second-factor/recovery-codes': {
    who: 'signed-in',
    ask: async (world, { user }) => {
      await aFactor(world, user, { on: true })
      return {}
    },
  },
  'POST /api/account/second-factor/remove': { who: 'signed-in', ask: withFactor(true) },
  'POST /api/admin/users/{id}/reset-second-factor': {
    who: admins,
    records: {
      // An admin's own is a conflict and not a denial; another admin's stands for it here.
      of: async (world, owner) => {
        const user = owner.role === 'admin' ? await anAdmin(world.tx) : owner
        await aFactor(world, user, { on: true })
        return { params: { id: user.id } }
      },
      missing: missingById,
      may: onlyOwners(admins, admins),
    },
  },
}
