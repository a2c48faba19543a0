import type { Sheet } from '@klasrum/contract/sheets'
import { CloseDialog } from '../closing/close-dialog.tsx'
import { ReopenDialog } from '../closing/reopen-dialog.tsx'
import { HistoryDrawer } from '../history/history-drawer.tsx'
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx'
import { ItemDialog } from '../items/item-dialog.tsx'
import { sheetCategories } from '../items/item-kinds.ts'
import { QaDialog } from '../items/qa-dialog.tsx'
import { scoreCountOf } from '../items/scores-of.ts'
import { SetUpSheetDialog } from '../items/set-up-dialog.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import type { Unsent } from '../queue/unsent.ts'
import { WeightsDialog } from '../weights/weights-dialog.tsx'
import type { SheetRequest } from './sheet-request.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { ViewDialog } from './view-dialog.tsx'

type SheetDialogProps = {
  model: SheetModel
  sheet: Sheet
  unsent: Unsent
  asked: SheetRequest
  onClose: () => void
}

export function SheetDialog({ model, sheet, unsent, asked, onClose }: SheetDialogProps) {
  const { klass, quarter, items } = sheet
  const item = { klass, quarter, items, categories: sheetCategories, onClose }
  switch (asked.task) {
    case 'set-up':
      return <SetUpSheetDialog sheet={sheet} onClose={onClose} />
    case 'add-item':
      return <ItemDialog {...item} />
    case 'edit-item':
      return <ItemDialog {...item} item={asked.item} />
    case 'delete-item':
      return (
        <DeleteItemDialog
          item={asked.item}
          scores={scoreCountOf(model.standing(), asked.item.id)}
          onClose={onClose}
        />
      )
    case 'create-qa':
      return <QaDialog klass={klass} quarter={quarter} items={items} onClose={onClose} />
    case 'weights':
      return <WeightsDialog sheet={model} onClose={onClose} />
    case 'view':
      return <ViewDialog model={model} onClose={onClose} />
    case 'history':
      return <HistoryDrawer sheet={model} onClose={onClose} />
    case 'close':
      return <CloseDialog sheet={model} unsent={unsent} onClose={onClose} />
    case 'reopen':
      return <ReopenDialog klass={klass} quarter={quarter} onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />
  }
}
