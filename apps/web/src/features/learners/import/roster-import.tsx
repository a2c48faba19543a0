import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { counted } from '../../../lib/format.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from './import.module.css'
import { RosterImportPreview } from './import-preview.tsx'
import { importText } from './preview-text.ts'
import { SourceChoice } from './source-choice.tsx'
import { undoRosterImport } from './undo-import.ts'
import { useRosterImport } from './use-roster-import.ts'

/** From what the teacher has to a full roster: give a list, look at it, enroll. */
export function RosterImportPanel({ klass }: { klass: ClassSummary }) {
  const client = useQueryClient()
  const { change } = useUrlValues()
  const importing = useRosterImport(klass)
  const { preview, writing } = importing
  const leave = () => change({ import: '' })
  const write = () =>
    preview &&
    writing.mutate(preview.id, {
      onSuccess: (done) => {
        toast({
          tone: 'done',
          title: `${counted(done.enrolled, 'learner')} enrolled`,
          text: importText(done),
          action: {
            label: 'Undo import',
            onClick: () => void undoRosterImport(client, done).catch(() => undefined),
          },
        })
        change({ import: '' }, { replace: true })
      },
    })
  return (
    <Card as="section" aria-labelledby="import">
      <CardHead>
        <div>
          <h2 id="import">Import a list</h2>
          <p className={css.lead}>You see what would happen before anybody is enrolled.</p>
        </div>
        <Button size="sm" icon={<IconArrowLeft />} onClick={leave}>
          Back to the roster
        </Button>
      </CardHead>
      {preview ? (
        <RosterImportPreview klass={klass} preview={preview} importing={importing} onWrite={write} />
      ) : (
        <SourceChoice importing={importing} />
      )}
    </Card>
  )
}
