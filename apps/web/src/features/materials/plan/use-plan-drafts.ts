import { useEffect, useState } from 'react'
import { draftKey, dropDraft, readDraft, writeDraft } from '../../../lib/draft-store.ts'
import { useSession } from '../../../lib/session.ts'

/** What is typed into each text of a plan and not saved yet, by the id of the text. */
export type PlanDrafts = Readonly<Record<string, string>>

/** They outlive a look at another document, a reload and a lost connection, and end with the session. */
export function usePlanDrafts(fileId: number) {
  const { user } = useSession()
  const [key] = useState(() => (user ? draftKey(user.id, location.pathname, `plan-${fileId}`) : null))
  const [drafts, setDrafts] = useState<PlanDrafts>(() => onlyTexts(key ? readDraft(key) : null))
  useEffect(() => {
    if (!key) return
    if (Object.keys(drafts).length > 0) writeDraft(key, drafts)
    else dropDraft(key)
  }, [key, drafts])
  return {
    drafts,
    put: (id: string, text: string) => setDrafts((all) => ({ ...all, [id]: text })),
    drop: (id: string) => setDrafts(({ [id]: _, ...others }) => others),
  }
}

const onlyTexts = (stored: Record<string, unknown> | null): PlanDrafts =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
