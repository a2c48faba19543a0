import { IconDownload } from '@tabler/icons-react'
import { isRefusedAs } from '../../../lib/refusal.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileIntake } from '../../../ui/file-intake.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { exampleFile } from './example-file.ts'
import css from './import.module.css'
import { ImportPreviewTabs } from './import-preview-tabs.tsx'
import { type ImportKind, kindWords } from './kinds.ts'
import { whyNotImportPlaces } from './preview-text.ts'
import { useImport } from './use-import.ts'

const rule = {
  types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  endings: ['.csv', '.xlsx'],
  named: 'CSV or Excel (.xlsx)',
  bytes: 10 * 1024 * 1024,
}

export function ImportDialog({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  const { title, many } = kindWords[kind]
  const { sent, reading, writing } = useImport(kind, onClose)
  const preview = sent.file && !reading.isPending ? reading.data : undefined
  const refused = preview && whyNotImportPlaces(preview.counts)
  const leave = () => {
    if (!writing.isPending) onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      footer={
        <>
          <Button onClick={leave} disabled={writing.isPending}>
            Cancel
          </Button>
          <Button
            kind="primary"
            disabled={!preview || Boolean(refused)}
            working={writing.isPending && 'Importing...'}
            onClick={() => preview && writing.mutate(preview.id)}
          >
            Import
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p className={css.lead}>
          The first row names the columns. You see what would change before anything is written.
        </p>
        <FileIntake
          label={`File with ${many}`}
          choose="Choose a CSV or Excel file"
          rule={rule}
          hint="CSV or Excel (.xlsx), at most 10 MB."
          disabled={writing.isPending}
          sent={sent}
        />
        {sent.file ? null : (
          <div>
            <Button
              kind="plain"
              size="sm"
              icon={<IconDownload />}
              onClick={() => saveFile(exampleFile(kind), `${kind}-example.csv`)}
            >
              Download an example file
            </Button>
          </div>
        )}
        {refused ? <Notice tone="care">{refused}</Notice> : null}
        {writing.error ? (
          <Notice
            tone="harm"
            action={
              isRefusedAs(writing.error, 'import.stale', 'import.not_found') ? (
                <Button size="sm" onClick={() => sent.take(sent.file)}>
                  Read the file again
                </Button>
              ) : undefined
            }
          >
            {sayOr(writing.error, 'The import could not be finished. Trying again writes it only once.')}
          </Notice>
        ) : null}
        {preview ? <ImportPreviewTabs key={preview.id} preview={preview} /> : null}
      </div>
    </Dialog>
  )
}
