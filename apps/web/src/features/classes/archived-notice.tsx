import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArchive } from '@tabler/icons-react'
import { shortDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useArchiving } from './use-archiving.ts'

export function ArchivedNotice({ klass }: { klass: ClassSummary }) {
  const { restore, busy } = useArchiving()
  return (
    <Notice
      tone="care"
      icon={<IconArchive size={20} />}
      title="This class is archived"
      action={
        <Button size="sm" working={busy && 'Restoring...'} onClick={() => restore(klass.id)}>
          Restore
        </Button>
      }
    >
      Put away on {shortDay(klass.archived_at ?? '')}. It can be read; to change it, restore it.
    </Notice>
  )
}
