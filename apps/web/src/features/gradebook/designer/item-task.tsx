import type { GradeItem } from '@klasrum/contract/class-record'
import type { Sheet } from '@klasrum/contract/sheets'
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx'
import { ItemDialog } from '../items/item-dialog.tsx'
import { designerCategories } from '../items/item-kinds.ts'
import { QaDialog } from '../items/qa-dialog.tsx'
import { scoreCountOf } from '../items/scores-of.ts'

export type ItemRequest = { sheet: Sheet } & (
  | { task: 'add' | 'qa' }
  | { task: 'edit' | 'delete'; item: GradeItem }
)

export function ItemTask({ asked, onClose }: { asked: ItemRequest; onClose: () => void }) {
  const { klass, quarter, items } = asked.sheet
  const rest = { klass, quarter, items, onClose }
  switch (asked.task) {
    case 'add':
      return <ItemDialog {...rest} categories={designerCategories} />
    case 'edit':
      return <ItemDialog {...rest} categories={designerCategories} item={asked.item} />
    case 'qa':
      return <QaDialog {...rest} />
    case 'delete':
      return (
        <DeleteItemDialog
          item={asked.item}
          scores={scoreCountOf(asked.sheet, asked.item.id)}
          onClose={onClose}
        />
      )
  }
}
