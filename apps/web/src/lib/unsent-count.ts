import { dropStored, readStored, writeStored } from './stored.ts'

const prefix = 'unsent:'
const keyOf = (user: number) => `${prefix}${user}`

/** What the open queue of this tab holds; the device is told of it later, when the keys rest. */
let openCount: { user: number; count: number } | null = null

/** Work that was typed and not sent is bound to its owner and outlives every sign-out. */
export const isUnsentKey = (key: string): boolean => key.startsWith(prefix)

/** How much of a user's work waits on this device, told without opening the place where it is kept. */
export const readUnsentCount = (user: number): number =>
  openCount?.user === user ? openCount.count : Number(readStored('localStorage', keyOf(user)) ?? 0) || 0

/** Null once the queue is closed. */
export function setOpenUnsentCount(next: { user: number; count: number } | null): void {
  openCount = next
}

export function storeUnsentCount(user: number, count: number): void {
  if (count > 0) writeStored('localStorage', keyOf(user), String(count))
  else dropStored('localStorage', keyOf(user))
}
