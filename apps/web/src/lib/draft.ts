import { useState } from 'react'
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-store.ts'
import { useSession } from './session.ts'

type Fields = Record<string, string>

/**
 * Form fields that outlive a reload and a tab that was put to sleep, and end with the session. Never hand it a password:
 * the fields lie readable in the tab's storage.
 */
export function useDraft<F extends Fields>(name: string, initial: F) {
  const { user } = useSession()
  // Kept from the first render: the address moves on before this page goes.
  const [key] = useState(() => (user ? draftKey(user.id, location.pathname, name) : null))
  const [kept] = useState(() => onlyFieldsOf(initial, key ? readDraft(key) : null))
  const [fields, setFields] = useState<F>({ ...initial, ...kept })

  return {
    fields,
    /** True when something typed before came back. */
    restored: kept !== null,
    change(part: Partial<F>) {
      const next = { ...fields, ...part }
      setFields(next)
      if (key) writeDraft(key, next)
    },
    /** Call it when the server has taken the fields, or when the person drops them. */
    settle(next: F) {
      setFields(next)
      if (key) dropDraft(key)
    },
  }
}

function onlyFieldsOf<F extends Fields>(
  initial: F,
  stored: Record<string, unknown> | null,
): Partial<F> | null {
  if (!stored) return null
  const known = Object.keys(initial).filter((field) => typeof stored[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, stored[field]])) as Partial<F>
}
