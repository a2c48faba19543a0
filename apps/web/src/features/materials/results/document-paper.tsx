import type { RunDocument } from '@klasrum/contract/run-documents'
import { useState } from 'react'
import { EditDialog } from '../edit/edit-dialog.tsx'
import { ItemFrame } from './item-frame.tsx'
import { PaperSheets } from './paper-sheets.tsx'
import { partsShown } from './parts-shown.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { DocumentChange } from './use-document-change.ts'

type DocumentPaperProps = { shown: RunDocument; answers: boolean; change: DocumentChange }

/** The document as it will be printed, with what can be done to each item beside it. */
export function DocumentPaper({ shown, answers, change }: DocumentPaperProps) {
  const [asked, setAsked] = useState<{ verb: 'edit' | 'remove'; itemId: string }>()
  const close = () => setAsked(undefined)
  const item = shown.items.find(({ id }) => id === asked?.itemId)
  return (
    <>
      <PaperSheets
        document={shown.paper}
        parts={partsShown(shown, answers)}
        around={(id, part, content) => {
          const found = shown.items.find((each) => each.id === id)
          // The second version has the same items in another order; they are changed on the first.
          if (!found || part > 0) return content
          return (
            <ItemFrame
              item={found}
              flags={shown.flags.filter(({ item_id }) => item_id === id)}
              answers={answers}
              change={change}
              onEdit={() => setAsked({ verb: 'edit', itemId: id })}
              onRemove={() => setAsked({ verb: 'remove', itemId: id })}
            >
              {content}
            </ItemFrame>
          )
        }}
      />
      {item && asked?.verb === 'edit' ? <EditDialog item={item} change={change} onClose={close} /> : null}
      {item && asked?.verb === 'remove' ? <RemoveDialog item={item} change={change} onClose={close} /> : null}
    </>
  )
}
