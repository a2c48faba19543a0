import type { RosterImport } from '@klasrum/contract/rosters'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { takeImportBack } from '../../../ui/import/take-import-back.ts'
import { loadRosterAgain } from '../learner-keys.ts'
import { rosterUndoneText } from './preview-text.ts'

export const undoRosterImport = (
  client: QueryClient,
  { id, class_id }: Pick<RosterImport, 'id' | 'class_id'>,
): Promise<void> =>
  takeImportBack(
    async () =>
      rosterUndoneText(await call('POST /api/education/roster-imports/{id}/undo', { params: { id } })),
    () => loadRosterAgain(client, class_id),
  )
