import type { SessionUser } from '@klasrum/contract/accounts'
import { readStored, writeStored } from './stored.ts'

const userKey = 'user'

export const storeUser = (user: SessionUser): void =>
  writeStored('localStorage', userKey, JSON.stringify(user))

/** Who was signed in when the server was last heard of. */
export function readStoredUser(): SessionUser | null {
  try {
    const user: SessionUser | null = JSON.parse(readStored('localStorage', userKey) ?? 'null')
    return Number.isInteger(user?.id) && typeof user?.role === 'string' ? user : null
  } catch {
    return null
  }
}
