import type { WorkbookImport } from '@klasrum/contract/workbooks'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { takeImportBack } from '../../../ui/import/take-import-back.ts'
import { loadSheetsAgain } from '../../gradebook/door.ts'
import { workbookUndoneText } from './preview-text.ts'
import { workbookKeys } from './workbook-keys.ts'

export const undoWorkbookImport = (
  client: QueryClient,
  { id, class_id }: Pick<WorkbookImport, 'id' | 'class_id'>,
): Promise<void> =>
  takeImportBack(
    async () =>
      workbookUndoneText(
        await call('POST /api/education/classes/{id}/workbook-imports/{import_id}/undo', {
          params: { id: class_id, import_id: id },
        }),
      ),
    async () => {
      await client.invalidateQueries({ queryKey: workbookKeys.imports(class_id) })
      await loadSheetsAgain(client, class_id)
    },
  )
