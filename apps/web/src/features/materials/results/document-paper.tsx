import type { Item } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import { useState } from 'react'
import { EditItemDialog } from '../edit/edit-dialog.tsx'
import type { DocumentPlace } from '../queries.ts'
import { ItemFrame } from './item-frame.tsx'
import { numberAt } from './item-text.ts'
import { ItemTools } from './item-tools.tsx'
import { PaperSheets } from './paper-sheets.tsx'
import { partsShown } from './parts-shown.ts'
import type { DocumentChange } from './use-document-change.ts'

type DocumentPaperProps = {
  place: DocumentPlace
  shown: RunDocument
  answers: boolean
  change: DocumentChange
}

/** The document as it will be printed, with what can be done to each item beside it. */
export function DocumentPaper({ place, shown, answers, change }: DocumentPaperProps) {
  // As it was when the dialog opened: what is typed stays, also when another tab takes the question off.
  const [edited, setEdited] = useState<Item>()
  return (
    <>
      <PaperSheets
        document={shown.paper}
        parts={partsShown(shown, answers)}
        around={(id, part, content) => {
          const at = shown.items.findIndex((each) => each.id === id)
          const found = shown.items[at]
          // The second version has the same items in another order; they are changed on the first.
          if (!found || part > 0) return content
          return (
            <ItemFrame
              item={found}
              number={numberAt(shown.items, at)}
              flags={shown.flags.filter(({ item_id }) => item_id === id)}
              answers={answers}
              tools={
                <ItemTools
                  item={found}
                  shown={shown}
                  place={place}
                  change={change}
                  onEdit={() => setEdited(found)}
                />
              }
            >
              {content}
            </ItemFrame>
          )
        }}
      />
      {edited ? <EditItemDialog item={edited} change={change} onClose={() => setEdited(undefined)} /> : null}
    </>
  )
}
