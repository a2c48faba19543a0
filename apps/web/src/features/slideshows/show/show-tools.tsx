import type { Slideshow } from '@klasrum/contract/slideshows'
import {
  IconBadgeCc,
  IconDots,
  IconDownload,
  IconEdit,
  IconFileTypePdf,
  IconHeadphones,
  IconPencil,
  IconPresentation,
  IconTrash,
  IconWorldDownload,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { isShowOpen } from '../show-text.ts'
import { DeleteShowDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import css from './show.module.css'
import { type Download, useShowDownload } from './use-show-download.ts'

const downloads: readonly { as: Download; label: string; icon: typeof IconDownload }[] = [
  { as: 'pptx', label: 'Slides for PowerPoint (PPTX)', icon: IconPresentation },
  { as: 'html', label: 'One page that plays offline (HTML)', icon: IconWorldDownload },
  { as: 'mp3', label: 'Sound (MP3)', icon: IconHeadphones },
  { as: 'vtt', label: 'Captions (WebVTT)', icon: IconBadgeCc },
  { as: 'handout', label: 'Handout with notes (PDF)', icon: IconFileTypePdf },
]

type ShowToolsProps = {
  show: Slideshow
  onEdit: () => void
  /** Stands before the others. */
  children?: ReactNode
}

/** What can be done with a show. */
export function ShowTools({ show, onEdit, children }: ShowToolsProps) {
  const navigate = useNavigate()
  const download = useShowDownload(show.id)
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const close = () => setAsked(undefined)
  const busy = isShowOpen(show.job.status)
  return (
    <div className={css.tools}>
      {children}
      {show.durationSec === null ? null : (
        <ActionMenu
          button={
            <Button size="sm" icon={<IconDownload />} working={download.isPending && 'Downloading...'}>
              Download as...
            </Button>
          }
          actions={downloads.map(({ as, label, icon: Icon }) => ({
            label,
            icon: <Icon size={18} />,
            onClick: () => download.mutate(as),
          }))}
        />
      )}
      {show.scenes.length > 0 ? (
        <Button
          size="sm"
          icon={<IconEdit />}
          aria-disabled={busy || undefined}
          title={busy ? 'This slide show is being made. Please wait until it is ready.' : undefined}
          onClick={busy ? undefined : onEdit}
        >
          Edit script
        </Button>
      ) : null}
      <ActionMenu
        button={<IconButton label="Rename or delete" icon={<IconDots />} size="sm" line />}
        actions={[
          { label: 'Rename', icon: <IconPencil size={18} />, onClick: () => setAsked('rename') },
          { label: 'Delete', icon: <IconTrash size={18} />, tone: 'harm', onClick: () => setAsked('delete') },
        ]}
      />
      {asked === 'rename' ? <RenameDialog show={show} onClose={close} /> : null}
      {asked === 'delete' ? (
        <DeleteShowDialog
          show={show}
          onClose={close}
          onDeleted={() => void navigate({ to: '/dashboard/slideshows', replace: true })}
        />
      ) : null}
    </div>
  )
}
