import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DocumentPlace } from '../queries.ts'
import { shortNameOf } from '../run-text.ts'
import { FileKindChoice, type useFileKind } from './file-kind.tsx'
import css from './results.module.css'
import { type useAllDownload, useDocumentDownload } from './use-document-download.ts'

type DownloadDialogProps = {
  place: DocumentPlace
  kind: ReturnType<typeof useFileKind>
  /** Absent while the run goes on. */
  all: ReturnType<typeof useAllDownload> | undefined
  onClose: () => void
}

/** On a phone, what to download and as which kind of file. */
export function DownloadDialog({ place, kind, all, onClose }: DownloadDialogProps) {
  const one = useDocumentDownload()
  return (
    <Dialog
      open
      title="Download"
      onClose={onClose}
      footer={
        <>
          {all ? (
            <Button
              icon={<IconDownload />}
              working={all.isPending && 'Making...'}
              onClick={() => all.mutate(kind.wanted)}
            >
              Download all
            </Button>
          ) : null}
          <Button
            kind="primary"
            icon={<IconDownload />}
            working={one.isPending && 'Making...'}
            onClick={() => one.mutate({ ...place, ...kind.wanted })}
          >
            Download {shortNameOf(place.document)}
          </Button>
        </>
      }
    >
      <div className={css.tools}>
        <FileKindChoice kind={kind} />
      </div>
    </Dialog>
  )
}
