import type { HealthReport } from '@klasrum/contract/health-report'
import { counted, number } from '../../lib/format.ts'
import { Card, CardHead } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryList } from '../../ui/query-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SparkLine } from '../../ui/spark-line.tsx'
import { Tile } from '../../ui/tile.tsx'
import { Backups } from './backups.tsx'
import { concernsOf, minutes } from './concerns.ts'
import css from './health.module.css'
import { useHealth } from './queries.ts'
import { bytes, queueName } from './words.ts'

export function Health() {
  const report = useHealth()
  return (
    <QueryList
      list={report}
      failed="The figures could not be read."
      reassurance="People can go on working."
      skeleton={<Skeleton height="20rem" />}
      apart
    >
      {(data) => (
        <div className={css.sections}>
          <Concerns report={data} />
          <Speed report={data} />
          <Waiting report={data} />
          <Backups backups={data.backups} />
          <Room report={data} />
        </div>
      )}
    </QueryList>
  )
}

function Concerns({ report }: { report: HealthReport }) {
  const concerns = concernsOf(report, new Date())
  if (concerns.length === 0)
    return (
      <Notice tone="done" title="All is well">
        Nothing waits, nothing failed, and the last night has a backup.
      </Notice>
    )
  return concerns.map(({ key, tone, title, text }) => (
    <Notice key={key} tone={tone} title={title}>
      {text}
    </Notice>
  ))
}

type Slow = HealthReport['slowest'][number]

const slowColumns: readonly Column<Slow>[] = [
  {
    key: 'route',
    head: 'Request',
    primary: true,
    cell: ({ route }) => <span className={css.route}>{route}</span>,
  },
  { key: 'p95', head: '19 of 20 within', align: 'right', cell: ({ p95_ms }) => `${number(p95_ms)} ms` },
  { key: 'count', head: 'Answered', align: 'right', cell: ({ requests }) => number(requests) },
  { key: 'faults', head: 'Failed', align: 'right', cell: ({ faults }) => number(faults) },
]

function Speed({ report: { minutes: hour, slowest } }: { report: HealthReport }) {
  const sum = (of: 'requests' | 'faults') => hour.reduce((total, minute) => total + minute[of], 0)
  const most = (of: 'p95_ms' | 'loop_ms') => Math.max(0, ...hour.map((minute) => minute[of]))
  return (
    <Card as="section" aria-labelledby="health-speed">
      <CardHead>
        <h2 id="health-speed">The last hour</h2>
        <p className={css.note}>On the server that answered, minute by minute.</p>
      </CardHead>
      <div className={css.inside}>
        <div className={css.figures}>
          <div className={css.figure}>
            <Tile label="Answered" value={number(sum('requests'))} hint={`${number(sum('faults'))} failed`} />
            <SparkLine label="Requests each minute" values={hour.map(({ requests }) => requests)} />
          </div>
          <div className={css.figure}>
            <Tile label="Slowest minute" value={`${number(most('p95_ms'))} ms`} hint="for 19 of 20 answers" />
            <SparkLine label="Time of 19 of 20 answers" values={hour.map(({ p95_ms }) => p95_ms)} />
          </div>
          <div className={css.figure}>
            <Tile label="Longest pause" value={`${number(most('loop_ms'))} ms`} hint="before a turn came" />
            <SparkLine label="Longest pause each minute" values={hour.map(({ loop_ms }) => loop_ms)} />
          </div>
        </div>
      </div>
      <DataTable
        caption="The slowest requests of the last hour"
        columns={slowColumns}
        rows={slowest}
        rowKey={({ route }) => route}
      />
    </Card>
  )
}

type Queue = HealthReport['queues'][number]

const queueColumns: readonly Column<Queue>[] = [
  { key: 'name', head: 'Work', primary: true, cell: ({ name }) => queueName(name) },
  { key: 'waiting', head: 'Waiting', align: 'right', cell: ({ waiting }) => number(waiting) },
  { key: 'running', head: 'Under way', align: 'right', cell: ({ running }) => number(running) },
  {
    key: 'oldest',
    head: 'Oldest waits',
    align: 'right',
    cell: ({ oldest_seconds }) => (oldest_seconds === 0 ? '–' : minutes(oldest_seconds)),
  },
  { key: 'failed', head: 'Failed in a day', align: 'right', cell: ({ failed }) => number(failed) },
]

const outcome = ({ done, failed, waiting, running }: HealthReport['runs']): string =>
  `${number(done)} done, ${number(failed)} failed, ${number(waiting + running)} to come`

function Waiting({ report: { queues, runs, shows } }: { report: HealthReport }) {
  return (
    <Card as="section" aria-labelledby="health-work">
      <CardHead>
        <h2 id="health-work">Background work</h2>
        <p className={css.note}>
          Lesson plans of the last day: {outcome(runs)}. Slide shows: {outcome(shows)}.
        </p>
      </CardHead>
      <DataTable
        caption="Background work by kind"
        columns={queueColumns}
        rows={queues}
        rowKey={({ name }) => name}
        empty={<p className={css.inside}>Nothing is waiting, and nothing failed in the last day.</p>}
      />
    </Card>
  )
}

function Room({ report: { disk, files_bytes, ledger, database } }: { report: HealthReport }) {
  return (
    <div className={css.figures}>
      <Tile
        label="Room on the disk"
        value={disk ? bytes(disk.free) : '–'}
        hint={disk ? `free of ${bytes(disk.total)}` : 'not told by this system'}
      />
      <Tile label="Stored files" value={bytes(files_bytes)} hint="of people and schools" />
      <Tile
        label="Points"
        value={ledger.alarms === 0 ? 'Add up' : counted(ledger.alarms, 'account')}
        hint={ledger.alarms === 0 ? 'every balance equals its entries' : 'do not add up'}
      />
      <Tile
        label="Database"
        value={database === 'postgres' ? 'PostgreSQL' : 'Embedded'}
        hint={database === 'postgres' ? 'on a server of its own' : 'in the data folder'}
      />
    </div>
  )
}
