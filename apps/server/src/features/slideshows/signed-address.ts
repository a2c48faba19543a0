import { createHmac, timingSafeEqual } from 'node:crypto'
import { signedHours } from '@klasrum/contract/slideshows'
import { after, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { readShowKey } from './show-key.store.ts'

/** `version` tells one making from the next, where a browser that kept the first must not play it as the second. */
type Named = { id: number; name: string; version?: string }

export type Signer = (file: Named) => string

const signatureOf = (key: string, { id, name, version = '' }: Named, expires: number): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, name, version, expires]))
    .digest('base64url')

/** Addresses that need no token until the full hour after their time. */
export async function signerAt(tx: Tx, now: Date): Promise<Signer> {
  const key = await readShowKey(tx)
  const expires = Math.ceil(after(now, hours(signedHours)).getTime() / hours(1)) * (hours(1) / 1_000)
  return (file) =>
    `/api/slideshow-files/${file.id}/${file.name}?expires=${expires}&signature=${signatureOf(key, file, expires)}`
}

type Signed = { expires: number; signature: string }

/** For how many more seconds an address is good; 0 for one that was altered, made up or is too old. */
export async function secondsLeft(
  tx: Tx,
  file: Named,
  { expires, signature }: Signed,
  now: Date,
): Promise<number> {
  const right = Buffer.from(signatureOf(await readShowKey(tx), file, expires))
  const sent = Buffer.from(signature)
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return 0
  return Math.max(0, Math.floor(expires - now.getTime() / 1_000))
}
