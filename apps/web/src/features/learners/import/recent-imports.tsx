import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { counted, dayAndTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { WrittenImports } from '../../../ui/import/written-imports.tsx'
import { learnersKey } from '../learner-keys.ts'
import { importText, rosterUndoText } from './preview-text.ts'
import { undoRosterImport } from './undo-import.ts'

type RecentImportsProps = { classId: number; mayUndo: boolean; onClose: () => void }

/** What was imported into the class, each with a way to take it back. */
export function RecentImports({ classId: id, mayUndo, onClose }: RecentImportsProps) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [learnersKey, 'imports', id],
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/roster-imports', { params: { id } }, { signal }),
    staleTime: 0,
  })
  return (
    <WrittenImports
      query={query}
      words={(each) => {
        const when = dayAndTime(each.committed_at)
        return {
          title: `${counted(each.enrolled, 'learner')} enrolled`,
          about: [when, importText(each)],
          named: when,
        }
      }}
      question={(each) => ({
        asks: `Undo the import of ${dayAndTime(each.committed_at)}?`,
        effect: rosterUndoText(each),
      })}
      none="Nothing was imported into this class yet."
      mayUndo={mayUndo}
      undo={(each) => undoRosterImport(client, each)}
    >
      {(list) => (
        <Dialog
          open
          onClose={onClose}
          title="Recent imports"
          footer={<Button onClick={onClose}>Close</Button>}
        >
          {list}
        </Dialog>
      )}
    </WrittenImports>
  )
}
