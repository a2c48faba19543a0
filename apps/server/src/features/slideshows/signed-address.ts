import { createHmac, timingSafeEqual } from 'node:crypto'
import { signedHours } from '@klasrum/contract/slideshows'
import { after, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { isSessionThere, readShowKey } from './show-key.store.ts'

/** `version` tells one making from the next, where a browser that kept the first must not play it as the second. */
type Named = { id: number; name: string; version?: string }
/** An address is good only as long as the session that it was made for. */
type Signing = { session: number; expires: number }

export type Signer = (file: Named) => string

const signatureOf = (key: string, { id, name, version = '' }: Named, { session, expires }: Signing): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, name, version, session, expires]))
    .digest('base64url')

/** Addresses that need no token until the full hour after their time, or until the session ends. */
export async function signerAt(tx: Tx, session: number, now: Date): Promise<Signer> {
  const key = await readShowKey(tx)
  const expires = Math.ceil(after(now, hours(signedHours)).getTime() / hours(1)) * (hours(1) / 1_000)
  return (file) =>
    `/api/slideshow-files/${file.id}/${file.name}?session=${session}&expires=${expires}&signature=${signatureOf(key, file, { session, expires })}`
}

type Signed = Signing & { signature: string }

/** For how many more seconds an address is good; 0 for one that was altered, made up, is too old or of an ended session. */
export async function addressSecondsLeft(
  tx: Tx,
  file: Named,
  { session, expires, signature }: Signed,
  now: Date,
): Promise<number> {
  const right = Buffer.from(signatureOf(await readShowKey(tx), file, { session, expires }))
  const sent = Buffer.from(signature)
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return 0
  if (!(await isSessionThere(tx, session))) return 0
  return Math.max(0, Math.floor(expires - now.getTime() / 1_000))
}
