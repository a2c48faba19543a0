import type { HealthReport } from '@klasrum/contract/health-report'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { dayAndTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import css from './health.module.css'
import { bytes } from './words.ts'

type Backup = HealthReport['backups']['last'][number]

const states = {
  done: { tone: 'done', icon: <IconCheck size={14} />, word: 'Made' },
  failed: { tone: 'harm', icon: <IconAlertTriangle size={14} />, word: 'Failed' },
  running: { tone: 'go', icon: <IconClock size={14} />, word: 'Being made' },
} as const

const tried = ({ verified, verified_at }: Backup): string => {
  if (verified === null || verified_at === null) return 'Not tried'
  return verified === 'equal' ? `Tried ${dayAndTime(verified_at)}` : 'Cannot be read'
}

const columns: readonly Column<Backup>[] = [
  { key: 'when', head: 'When', primary: true, cell: ({ started_at }) => dayAndTime(started_at) },
  {
    key: 'state',
    head: 'Backup',
    cell: ({ state }) => (
      <Badge tone={states[state].tone} icon={states[state].icon}>
        {states[state].word}
      </Badge>
    ),
  },
  {
    key: 'size',
    head: 'Size',
    align: 'right',
    cell: ({ bytes: size }) => (size === null ? '–' : bytes(size)),
  },
  { key: 'tried', head: 'Put back and compared', cell: tried },
  { key: 'problem', head: 'Problem', cell: ({ problem }) => problem ?? '–' },
]

export function Backups({ backups }: { backups: HealthReport['backups'] }) {
  return (
    <Card as="section" aria-labelledby="health-backups">
      <CardHead>
        <h2 id="health-backups">Backups</h2>
      </CardHead>
      <DataTable
        caption="The last backups"
        columns={columns}
        rows={backups.last}
        rowKey={({ started_at }) => started_at}
        empty={
          <p className={css.inside}>
            {backups.is_set ? 'The first one is made tonight.' : 'No place for backups is set.'}
          </p>
        }
      />
    </Card>
  )
}
