import type { SessionUser } from '@klasrum/contract/accounts'
import type { ClassSummary } from '@klasrum/contract/classes'
import { useSyncExternalStore } from 'react'

/** Classes of others that the reader of this tab has said to edit. */
const opened = new Set<number>()
const listeners = new Set<() => void>()

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whose record it is, where it is not the reader's own: a school and an admin keep the classes of teachers. */
export const ownerOf = (
  user: Pick<SessionUser, 'role'> | null,
  klass: Pick<ClassSummary, 'primary_teacher_name'> | undefined,
): string | null => (user && user.role !== 'teacher' ? (klass?.primary_teacher_name ?? null) : null)

/** Another's record is read until the reader says that they edit it. */
export function useOthersRecord(user: SessionUser | null, klass: ClassSummary | undefined) {
  const owner = ownerOf(user, klass)
  const id = klass?.id ?? 0
  const isOpened = useSyncExternalStore(subscribe, () => opened.has(id))
  return {
    owner,
    reading: owner !== null && !isOpened,
    edit(): void {
      opened.add(id)
      for (const tell of listeners) tell()
    },
  }
}
export type OthersRecord = ReturnType<typeof useOthersRecord>
