import type { SlideshowListed } from '@klasrum/contract/slideshows'
import { IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { counted, shortDay } from '../../../lib/format.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { StatusBadge } from '../job/status-badge.tsx'
import { isShowOpen, languageNames, lengthText, notMade, readyText, secondsText } from '../show-text.ts'
import css from './show-card.module.css'

type ShowCardProps = { show: SlideshowListed; onRename: () => void; onDelete: () => void }

/** One show; the whole card opens it. */
export function ShowCard({ show, onRename, onDelete }: ShowCardProps) {
  const { id, title, durationSec, language, scenes, created_at, job } = show
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3>
          <Link
            to="/dashboard/slideshows/$slideshowId"
            params={{ slideshowId: String(id) }}
            className={css.open}
            title={title}
          >
            {title}
          </Link>
        </h3>
        <div className={css.menu}>
          <ActionMenu
            button={<IconButton label={`More for ${title}`} icon={<IconDots />} size="sm" />}
            actions={[
              { label: 'Rename', icon: <IconPencil size={18} />, onClick: onRename },
              { label: 'Delete', icon: <IconTrash size={18} />, tone: 'harm', onClick: onDelete },
            ]}
          />
        </div>
      </div>
      <p className={css.facts}>
        <span>
          {durationSec === null
            ? (readyText(job, scenes) ?? notMade(job.status))
            : `${lengthText(durationSec)} (${secondsText(durationSec)})`}
        </span>
        {language ? <span>{languageNames[language]}</span> : null}
        {scenes > 0 && job.scenes_ready === 0 ? <span>{counted(scenes, 'scene')}</span> : null}
      </p>
      {isShowOpen(job.status) ? <Meter label={`Making ${title}`} value={job.share} /> : null}
      {job.status === 'failed' ? <p className={css.error}>{job.error ?? 'Slide Show job failed'}</p> : null}
      <div className={css.foot}>
        <StatusBadge job={job} />
        {durationSec === null ? null : (
          <span className={css.play} aria-hidden>
            <IconPlayerPlay size={16} /> Play
          </span>
        )}
        <time dateTime={created_at}>{shortDay(created_at)}</time>
      </div>
    </li>
  )
}
