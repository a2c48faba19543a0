import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconLoader } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { stageText } from '../show-text.ts'

const looks = {
  queued: { tone: 'plain', icon: <IconClock /> },
  running: { tone: 'go', icon: <IconLoader /> },
  completed: { tone: 'done', icon: <IconCheck /> },
  failed: { tone: 'harm', icon: <IconAlertTriangle /> },
  cancelled: { tone: 'plain', icon: <IconBan /> },
} as const

type StatusBadgeProps = { job: Pick<SlideshowJob, 'status' | 'step'> }

export const StatusBadge = ({ job }: StatusBadgeProps) => (
  <Badge {...looks[job.status]}>{stageText(job)}</Badge>
)
