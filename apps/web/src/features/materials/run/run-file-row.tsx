import type { Run, RunFile } from '@klasrum/contract/runs'
import { IconDownload } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { sizeText } from '../../../ui/file-check.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDocumentDownload } from '../results/use-document-download.ts'
import { shortNameOf } from '../run-text.ts'
import { FileProgress } from './file-progress.tsx'
import { FileRow } from './file-row.tsx'
import css from './files.module.css'

type RunFileRowProps = { run: Run; file: RunFile; onRemove?: () => void }

/** A file of a run as the server has it. */
export function RunFileRow({ run, file, onRemove }: RunFileRowProps) {
  const { file_name, size, pages, state, error, step, share } = file
  const about = [sizeText(size), ...(pages === null ? [] : [counted(pages, 'page')])].join(', ')
  return (
    <FileRow
      name={file_name}
      about={about}
      state={state}
      error={state === 'error' ? (error ?? 'Processing failed') : undefined}
      onRemove={onRemove}
    >
      {state === 'processing' ? <FileProgress name={file_name} step={step} share={share} /> : null}
      {state === 'success' ? <Downloads run={run} file={file} /> : null}
    </FileRow>
  )
}

/** As many as stand in one line; more are opened on demand. */
const fewDocuments = 3

function Downloads({ run, file }: { run: Run; file: RunFile }) {
  const total = run.files.reduce((sum, { documents }) => sum + documents.length, 0)
  const buttons = <DownloadButtons run={run} file={file} />
  if (total <= fewDocuments) return buttons
  return (
    <details className={css.each}>
      <summary>
        Download one of {counted(file.documents.length, 'document')}
        <VisuallyHidden> of {file.file_name}</VisuallyHidden>
      </summary>
      {buttons}
    </details>
  )
}

function DownloadButtons({ run, file }: { run: Run; file: RunFile }) {
  const download = useDocumentDownload()
  return (
    <div className={css.downloads}>
      {file.documents.map(({ document }) => (
        <Button
          key={document}
          size="sm"
          icon={<IconDownload />}
          working={download.isPending && download.variables.document === document && 'Making...'}
          onClick={() =>
            download.mutate({ id: run.id, file_id: file.id, document, format: 'docx', paper: 'A4' })
          }
        >
          {shortNameOf(document)}
          <VisuallyHidden> of {file.file_name}, download</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
