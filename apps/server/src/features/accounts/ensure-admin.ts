import { eq } from 'drizzle-orm'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { addUser } from './accounts.store.ts'
import { users } from './accounts.tables.ts'
import { hashPassword } from './passwords.ts'

/** The first admin of an installation, from ADMIN_EMAIL and ADMIN_PASSWORD. False when there is none and nothing to make one from. */
export async function ensureAdmin({ database, env, clock }: House): Promise<boolean> {
  if ((await database.tx.$count(users, eq(users.role, 'admin'))) > 0) return true
  if (!env.admin) return false
  const { email, password } = env.admin
  const password_hash = await hashPassword(password)
  await inTx(database, (tx) =>
    addUser(tx, {
      email,
      password_hash,
      first_name: 'Klasrum',
      last_name: 'Admin',
      role: 'admin',
      verified_at: clock.now(),
    }),
  )
  return true
}
