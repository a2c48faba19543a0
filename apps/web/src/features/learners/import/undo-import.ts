import type { RosterImport } from '@klasrum/contract/rosters'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadRosterAgain } from '../learner-keys.ts'
import { undoneText } from './preview-text.ts'

/** Takes the whole import back and says what that did; throws the sentence of a failure. */
export async function undoImport(
  client: QueryClient,
  { id, class_id }: Pick<RosterImport, 'id' | 'class_id'>,
): Promise<void> {
  try {
    const done = await call('POST /api/education/roster-imports/{id}/undo', { params: { id } })
    toast({ tone: 'done', title: 'Import taken back', text: undoneText(done) })
  } catch (error) {
    const says = sayOr(error, 'Failed to take the import back')
    toast({ tone: 'harm', title: says })
    throw new Error(says)
  } finally {
    await loadRosterAgain(client, class_id)
  }
}
