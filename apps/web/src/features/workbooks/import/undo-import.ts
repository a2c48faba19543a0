import type { WorkbookImport } from '@klasrum/contract/workbooks'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadSheetsAgain } from '../../gradebook/door.ts'
import { undoneText } from './preview-text.ts'
import { workbookKeys } from './workbook-keys.ts'

/** Takes the whole import back and says what that did; throws the sentence of a failure. */
export async function undoImport(
  client: QueryClient,
  { id, class_id }: Pick<WorkbookImport, 'id' | 'class_id'>,
): Promise<void> {
  try {
    const done = await call('POST /api/education/classes/{id}/workbook-imports/{import_id}/undo', {
      params: { id: class_id, import_id: id },
    })
    toast({ tone: 'done', title: 'Import taken back', text: undoneText(done) })
  } catch (error) {
    const says = sayOr(error, 'Failed to take the import back')
    toast({ tone: 'harm', title: says })
    throw new Error(says)
  } finally {
    await client.invalidateQueries({ queryKey: workbookKeys.imports(class_id) })
    await loadSheetsAgain(client, class_id)
  }
}
