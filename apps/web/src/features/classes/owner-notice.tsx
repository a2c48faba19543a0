import type { ClassSummary } from '@klasrum/contract/classes'
import { IconUser } from '@tabler/icons-react'
import { useSession } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { ownerOf } from './others-record.ts'

/** Whose class it is, for whoever keeps it beside them. */
export function OwnerNotice({ klass }: { klass: ClassSummary }) {
  const owner = ownerOf(useSession().user, klass)
  return owner ? (
    <Notice tone="info" icon={<IconUser size={20} />}>
      This is <b>{owner}</b>’s record. What you change in it, {owner} sees.
    </Notice>
  ) : null
}
