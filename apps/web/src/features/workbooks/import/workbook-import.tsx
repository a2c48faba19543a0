import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookImport as Import } from '@klasrum/contract/workbooks'
import { IconArchive, IconTable } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { archivedReason, ClassFrame, QuarterChoice } from '../../classes/door.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { FileChoice } from './file-choice.tsx'
import css from './import.module.css'
import { doneText } from './preview-text.ts'
import { undoWorkbookImport } from './undo-import.ts'
import { useWorkbookImport } from './use-workbook-import.ts'
import { WorkbookPreviewPanel } from './workbook-preview.tsx'

/** From a teacher's own class record to the sheet: choose a file, look at what would happen, import. */
export const ClassWorkbookImport = () => (
  <ClassFrame
    step="sheet"
    title="Import Excel"
    loading="Loading class record"
    failed="Failed to load class record"
    quarters={false}
  >
    {(klass) => <ImportOfClass key={klass.id} klass={klass} />}
  </ClassFrame>
)

function ImportOfClass({ klass }: { klass: ClassSummary }) {
  const client = useQueryClient()
  const importing = useWorkbookImport(klass)
  const [done, setDone] = useState<Import>()
  const { preview, lost, finding, writing, startOver } = importing
  const archived = klass.archived_at !== null
  const write = () =>
    preview &&
    writing.mutate(preview.id, {
      onSuccess: (written) => {
        setDone(written)
        scrollTo({ top: 0 })
        toast({
          tone: 'done',
          title: `${doneText(written)} imported`,
          text: written.file_name,
          action: {
            label: 'Undo',
            onClick: () => void undoWorkbookImport(client, written).catch(() => undefined),
          },
        })
      },
    })
  if (preview && !archived)
    return (
      <>
        <Head />
        <WorkbookPreviewPanel
          key={preview.id}
          klass={klass}
          preview={preview}
          importing={importing}
          onWrite={write}
        />
      </>
    )
  return (
    <>
      <Head />
      {done && !importing.sent.file ? <Imported done={done} /> : null}
      <Card as="section" aria-labelledby="choice">
        <CardHead>
          <h2 id="choice">Choose a class record</h2>
          {archived || lost || finding ? null : (
            <div className={css.plain}>
              <span>A plain table goes into</span>
              <QuarterChoice klass={klass} small />
            </div>
          )}
        </CardHead>
        {archived ? (
          <EmptyState icon={<IconArchive />} title="Nothing can be imported" text={archivedReason} />
        ) : lost ? (
          <ErrorState
            title={sayOr(lost, 'The preview could not be loaded.')}
            text="Nothing of it was written."
            action={
              <Button size="sm" onClick={startOver}>
                Choose a file
              </Button>
            }
          />
        ) : finding ? (
          <div role="status" className={css.body}>
            <VisuallyHidden>Loading the preview</VisuallyHidden>
            <Skeleton lines={6} height="1.5rem" />
          </div>
        ) : (
          <FileChoice importing={importing} />
        )}
      </Card>
      <EarlierImports classId={klass.id} mayUndo={!archived} />
    </>
  )
}

const Head = () => (
  <div>
    <h2>Import Excel</h2>
    <p className={css.lead}>You see what would happen, cell by cell, before anything is written.</p>
  </div>
)

function Imported({ done }: { done: Import }) {
  const { values } = useUrlValues()
  return (
    <Notice
      tone="done"
      title={`${doneText(done)} imported`}
      action={
        <ButtonLink
          size="sm"
          kind="primary"
          icon={<IconTable />}
          to="/classes/$classId/gradebook"
          params={{ classId: String(done.class_id) }}
          search={values.quarter ? { quarter: values.quarter } : {}}
        >
          Open the grade sheet
        </ButtonLink>
      }
    >
      From {done.file_name}. It can be undone below.
    </Notice>
  )
}
