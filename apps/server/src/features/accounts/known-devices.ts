import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { networkOf } from '../../http/throttle.ts'
import { sign_in_devices } from './account-safety.tables.ts'

/** What a caller is known by: the cookie of its browser, or for a program without one its network and name. */
export type Device = { cookie: string | undefined; address: string; name: string }

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

const hashesOf = ({ cookie, address, name }: Device): string[] => [
  ...(cookie ? [hashed(`cookie:${cookie}`)] : []),
  hashed(`place:${networkOf(address)}:${name}`),
]

/** Of an account that never signed in every device is known: there is nobody yet to be warned. */
export async function isKnownDevice(tx: Tx, user_id: number, device: Device): Promise<boolean> {
  const own = eq(sign_in_devices.user_id, user_id)
  if ((await tx.$count(sign_in_devices, own)) === 0) return true
  return (
    (await tx.$count(sign_in_devices, and(own, inArray(sign_in_devices.device_hash, hashesOf(device))))) > 0
  )
}

export const rememberDevice = (tx: Tx, user_id: number, device: Device, last_at: Date) =>
  tx
    .insert(sign_in_devices)
    .values(hashesOf(device).map((device_hash) => ({ user_id, device_hash, last_at })))
    .onConflictDoUpdate({ target: [sign_in_devices.user_id, sign_in_devices.device_hash], set: { last_at } })

/** The one used last stays, or the next sign-in would count as the first. */
export const forgetDevicesBefore = (tx: Tx, moment: Date) =>
  tx.delete(sign_in_devices).where(
    and(
      lt(sign_in_devices.last_at, moment),
      sql`exists (select from sign_in_devices later where later.user_id = ${sign_in_devices.user_id}
        and later.last_at > ${sign_in_devices.last_at})`,
    ),
  )
