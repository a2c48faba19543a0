import type { Tx } from '../../db/client.ts'
import { grantFreePoints } from '../points/door.ts'
import { free_point_mailboxes } from './account-safety.tables.ts'

/** Where one mailbox has many addresses: what follows a plus is the owner's own mark, and Gmail overlooks dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).split('+', 1)[0] ?? ''
  const domain = email.slice(at + 1)
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Once a mailbox. For nothing but these points: two addresses of one mailbox stay two accounts. */
export async function giveFreePoints(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  const first = await tx
    .insert(free_point_mailboxes)
    .values({ mailbox_address: mailboxOf(email), user_id: id })
    .onConflictDoNothing()
    .returning({ user_id: free_point_mailboxes.user_id })
  if (first.length > 0) await grantFreePoints(tx, id)
}
