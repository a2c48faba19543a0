import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { WrittenImports } from '../../../ui/import/written-imports.tsx'
import { doneText, workbookUndoText } from './preview-text.ts'
import { undoWorkbookImport } from './undo-import.ts'
import { workbookKeys } from './workbook-keys.ts'

type EarlierImportsProps = { classId: number; mayUndo: boolean }

/** What was imported into the class, each with a way to take it back. */
export function EarlierImports({ classId: id, mayUndo }: EarlierImportsProps) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: workbookKeys.imports(id),
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/workbook-imports', { params: { id } }, { signal }),
    staleTime: 0,
  })
  return (
    <Card as="section" aria-labelledby="imports">
      <CardHead>
        <h2 id="imports">Earlier imports</h2>
      </CardHead>
      <WrittenImports
        query={query}
        words={(each) => {
          const when = dayAndTime(each.committed_at)
          return {
            title: each.file_name,
            about: [doneText(each), each.committed_by, when],
            named: `${each.file_name}, ${when}`,
          }
        }}
        question={(each) => ({
          asks: (
            <>
              Undo the import of {doneText(each)} from <b>{each.file_name}</b>?
            </>
          ),
          effect: workbookUndoText(each),
        })}
        none="Nothing was imported into this class yet."
        mayUndo={mayUndo}
        undo={(each) => undoWorkbookImport(client, each)}
        edge
      />
    </Card>
  )
}
