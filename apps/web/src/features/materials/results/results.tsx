import type { Run, RunFile } from '@klasrum/contract/runs'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { isRunOpen } from '../queries.ts'
import { OpenQuestionsSection } from '../questions/open-questions.tsx'
import { documentNameOf } from '../run-text.ts'
import { DocumentDesk } from './document-desk.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { FileKindChoice, useFileKind } from './file-kind.tsx'
import { FileNotes } from './file-notes.tsx'
import css from './results.module.css'
import { useAllDownload } from './use-document-download.ts'

/** What was made of each file, as it will be printed. File and document stand in the address. */
export function Results({ run, files }: { run: Run; files: readonly RunFile[] }) {
  const { values, change } = useUrlValues()
  const narrow = useNarrow()
  const kind = useFileKind()
  const all = useAllDownload(run.id)
  const [choosing, setChoosing] = useState(false)
  const file = files.find(({ id }) => String(id) === values.file) ?? files[0]
  if (!file) return null
  const shown = file.documents.find(({ document }) => document === values.document) ?? file.documents[0]
  const place = shown && { id: run.id, file_id: file.id, document: shown.document }
  const isOver = !isRunOpen(run.state)
  return (
    <Card as="section" aria-labelledby="results">
      <CardHead>
        <div className={css.names}>
          <h2 id="results">Results</h2>
          {files.length > 1 ? (
            <SmallSelect
              label="File"
              value={String(file.id)}
              onChange={(id) => change({ file: id }, { replace: true })}
              options={files.map(({ id, file_name }) => ({ value: String(id), label: file_name }))}
            />
          ) : (
            <p title={file.file_name}>{file.file_name}</p>
          )}
        </div>
        {narrow ? (
          <Button kind="primary" size="sm" icon={<IconDownload />} onClick={() => setChoosing(true)}>
            Download
          </Button>
        ) : (
          <div className={css.tools}>
            <FileKindChoice kind={kind} />
            {isOver ? (
              <Button
                kind="primary"
                size="sm"
                icon={<IconDownload />}
                working={all.isPending && 'Making...'}
                onClick={() => all.mutate(kind.wanted)}
              >
                Download all
              </Button>
            ) : null}
          </div>
        )}
      </CardHead>
      <FileNotes shortfalls={file.shortfalls} notes={file.notes} />
      {file.open_questions > 0 ? (
        <OpenQuestionsSection
          key={file.id}
          place={{ id: run.id, file_id: file.id }}
          count={file.open_questions}
        />
      ) : null}
      {place ? (
        <div className={css.tabs}>
          <Tabs
            label="Documents"
            value={place.document}
            onChange={(document) => change({ document }, { replace: true })}
            tabs={file.documents.map(({ document, items }) => ({
              value: document,
              label: documentNameOf(document),
              count: items ?? undefined,
            }))}
          >
            <DocumentDesk key={`${file.id} ${place.document}`} place={place} wanted={kind.wanted} />
          </Tabs>
        </div>
      ) : null}
      {choosing && place ? (
        <DownloadDialog
          place={place}
          kind={kind}
          all={isOver ? all : undefined}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  )
}
