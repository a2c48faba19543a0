import type { RunDocument } from '@klasrum/contract/run-documents'
import { IconDots, IconDownload, IconPencil, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FoldedNotice } from '../../../ui/folded-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { MoreDrawer } from '../more/more-drawer.tsx'
import { HeadingDialog } from '../plan/heading-dialog.tsx'
import { PlanPaper } from '../plan/plan-paper.tsx'
import { type DocumentPlace, documentQuery } from '../queries.ts'
import { shortNameOf } from '../run-text.ts'
import { DocumentPaper } from './document-paper.tsx'
import css from './results.module.css'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { TakenOff } from './taken-off.tsx'
import { useDocumentChange } from './use-document-change.ts'
import { type DownloadFormat, useDocumentDownload } from './use-document-download.ts'

type DocumentDeskProps = { place: DocumentPlace; wanted: DownloadFormat }

/** One document: to look at, to change item by item, and to download. */
export function DocumentDesk({ place, wanted }: DocumentDeskProps) {
  const shown = useQuery(documentQuery(place))
  if (!shown.data) {
    return shown.error ? (
      <ErrorState
        title={sayOr(shown.error, 'The document could not be loaded.')}
        text="Nothing of it is lost."
        onRetry={() => void shown.refetch()}
      />
    ) : (
      <div role="status" className={css.desk}>
        <VisuallyHidden>Loading the document</VisuallyHidden>
        <div className={css.bones}>
          <Skeleton width="50%" height="1.5rem" />
          <Skeleton lines={8} />
        </div>
      </div>
    )
  }
  return (
    <div className={css.desk}>
      {shown.error ? (
        <StaleNotice
          title={sayOr(shown.error, 'The document could not be read again.')}
          onRetry={() => void shown.refetch()}
        />
      ) : null}
      <Sheet place={place} wanted={wanted} shown={shown.data} />
    </div>
  )
}

function Sheet({ place, wanted, shown }: DocumentDeskProps & { shown: RunDocument }) {
  const [answers, setAnswers] = useState(true)
  const [rewriting, setRewriting] = useState(false)
  const [heading, setHeading] = useState(false)
  const [more, setMore] = useState(false)
  const change = useDocumentChange(place, shown.revision)
  const download = useDocumentDownload()
  const narrow = useNarrow()
  const isPlan = shown.document === 'plan'
  const acts: { label: string; icon: ReactNode; onClick: () => void; refused?: string | false }[] = [
    ...(isPlan ? [] : [{ label: 'More questions', icon: <IconPlus />, onClick: () => setMore(true) }]),
    ...(shown.heading
      ? [{ label: 'Edit heading', icon: <IconPencil />, onClick: () => setHeading(true) }]
      : []),
    {
      label: 'Regenerate',
      icon: <IconRefresh />,
      onClick: () => setRewriting(true),
      refused: change.busy === 'rewrite' && 'Writing...',
    },
  ]
  return (
    <>
      <div className={css.bar}>
        {isPlan ? (
          <p className={css.hint}>Press the pencil in a cell to write in it. The files follow.</p>
        ) : (
          <Switch label="Show answers" on={answers} onChange={setAnswers} />
        )}
        {narrow ? (
          <div>
            <ActionMenu
              button={
                <IconButton label={`More for ${shortNameOf(shown.document)}`} icon={<IconDots />} line />
              }
              actions={acts}
            />
          </div>
        ) : (
          <div className={css.tools}>
            {acts.map(({ label, icon, onClick, refused }) => (
              <Button key={label} size="sm" icon={icon} working={refused} onClick={onClick}>
                {label}
              </Button>
            ))}
            <Button
              kind="primary"
              size="sm"
              icon={<IconDownload />}
              working={download.isPending && 'Making...'}
              onClick={() => download.mutate({ ...place, ...wanted })}
            >
              Download {shortNameOf(shown.document)}
            </Button>
          </div>
        )}
      </div>
      {shown.shortfalls.length > 0 ? (
        <FoldedNotice tone="care" title="Fewer items than you asked for">
          <ul>
            {shown.shortfalls.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </FoldedNotice>
      ) : null}
      {isPlan ? (
        <PlanPaper shown={shown} fileId={place.file_id} change={change} />
      ) : (
        <>
          <TakenOff shown={shown} change={change} />
          <DocumentPaper place={place} shown={shown} answers={answers} change={change} />
        </>
      )}
      {more ? (
        <MoreDrawer place={place} shown={shown} change={change} onClose={() => setMore(false)} />
      ) : null}
      {heading && shown.heading ? (
        <HeadingDialog heading={shown.heading} change={change} onClose={() => setHeading(false)} />
      ) : null}
      {rewriting ? <RewriteDialog shown={shown} change={change} onClose={() => setRewriting(false)} /> : null}
    </>
  )
}
