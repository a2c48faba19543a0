import type { RunFile, RunState } from '@klasrum/contract/runs'
import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconFile, IconLoader } from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { stateLabels } from './run-text.ts'

const looks = {
  ready: { tone: 'plain', icon: <IconFile /> },
  processing: { tone: 'go', icon: <IconLoader /> },
  success: { tone: 'done', icon: <IconCheck /> },
  error: { tone: 'harm', icon: <IconAlertTriangle /> },
} as const

export const FileBadge = ({ state }: { state: RunFile['state'] }) => (
  <Badge {...looks[state]}>{stateLabels[state]}</Badge>
)

const runLooks = {
  queued: { tone: 'plain', icon: <IconClock />, label: 'Waiting' },
  running: { ...looks.processing, label: stateLabels.processing },
  done: { ...looks.success, label: stateLabels.success },
  failed: { ...looks.error, label: stateLabels.error },
  cancelled: { tone: 'plain', icon: <IconBan />, label: 'Cancelled' },
} as const

export function RunBadge({ state }: { state: RunState }) {
  const { label, ...look } = runLooks[state]
  return <Badge {...look}>{label}</Badge>
}
