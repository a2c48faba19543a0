import type { SessionUser } from '@klasrum/contract/accounts'
import type { User } from './accounts.store.ts'
import { metadataOf } from './users.store.ts'

export function sessionUser(user: User): SessionUser {
  const { id, email, first_name, last_name, role, points } = user
  return { id, email, first_name, last_name, role, points, user_metadata: metadataOf(user) }
}
