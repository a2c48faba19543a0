import { refuse } from '../../http/refuse.ts'
import type { LookRow } from './looks.store.ts'

/** To everybody else it does not exist. */
export function openLook(look: LookRow | undefined, now: Date): LookRow {
  if (!look) refuse('look.not_found')
  if (look.run_id !== null) refuse('look.used')
  if (look.expires_at <= now) refuse('look.expired')
  return look
}
