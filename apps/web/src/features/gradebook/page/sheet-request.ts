import type { GradeItem } from '@klasrum/contract/class-record'

/** What is asked of the sheet in a dialog. */
export type SheetRequest =
  | {
      task:
        | 'set-up'
        | 'add-item'
        | 'create-qa'
        | 'weights'
        | 'view'
        | 'history'
        | 'close'
        | 'reopen'
        | 'shortcuts'
    }
  | { task: 'edit-item' | 'delete-item'; item: GradeItem }
