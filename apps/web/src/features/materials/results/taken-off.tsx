import type { RunDocument } from '@klasrum/contract/run-documents'
import { IconArrowBackUp } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './results.module.css'
import type { DocumentChange } from './use-document-change.ts'

type TakenOffProps = { shown: RunDocument; change: DocumentChange }

/** What was removed or replaced, to be put back also when its message is gone. */
export function TakenOff({ shown: { taken_off }, change }: TakenOffProps) {
  if (taken_off.length === 0) return null
  const putBack = async (item_id: string) => {
    const problem = await change.apply({ verb: 'restore', item_id })
    if (problem) toast({ tone: 'care', title: problem.says })
  }
  return (
    <details className={css.takenOff}>
      <summary>{counted(taken_off.length, 'question')} taken off this paper</summary>
      <ul>
        {taken_off.map(({ item_id, stem }) => (
          <li key={item_id}>
            <span>{stem}</span>
            <Button
              size="sm"
              icon={<IconArrowBackUp />}
              working={change.busy === 'restore' && change.busyItem === item_id && 'Putting back...'}
              onClick={() => void putBack(item_id)}
            >
              Put back <VisuallyHidden>{stem}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
