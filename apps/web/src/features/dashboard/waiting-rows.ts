import { counted, dateFieldDay, shortDay } from '../../lib/format.ts'
import type { Target } from '../../ui/target.ts'
import { periodText } from '../classes/door.ts'
import type { DashboardWork } from './figures.ts'

export type WaitingRow = Target & {
  key: string
  kind: 'sheet' | 'run' | 'show' | 'people'
  title: string
  text: string
}

type InSheet = Pick<DashboardWork['classes'][number], 'class_id' | 'quarter'>

export const sheetOf = ({ class_id, quarter }: InSheet): Target => ({
  to: '/classes/$classId/gradebook',
  params: { classId: String(class_id) },
  search: { quarter: String(quarter) },
})

/** What waits, each one press away. What the board above says already is left out. */
export const waitingRows = (work: DashboardWork, now: Date): WaitingRow[] => [
  ...work.classes
    .filter(({ missing, set_to_zero }) => missing + set_to_zero > 0)
    .map((klass) => classRow(klass, dateFieldDay(now))),
  ...work.runs.map(runRow),
  ...work.shows.map(showRow),
  ...peopleRows(work),
]

function classRow(klass: DashboardWork['classes'][number], today: string): WaitingRow {
  const { class_id, subject_name, section, quarter, missing, set_to_zero, ends_on } = klass
  const parts = [
    missing > 0 ? `${counted(missing, 'score')} missing` : '',
    set_to_zero > 0 ? `${set_to_zero} set to 0` : '',
  ].filter(Boolean)
  const period = periodText(klass, quarter)
  return {
    ...sheetOf(klass),
    key: `class ${class_id}`,
    kind: 'sheet',
    title: `${subject_name}, ${section}`,
    text: `${parts.join(', ')}${ends_on ? `. ${period} ${ends_on < today ? 'ended' : 'ends'} ${shortDay(ends_on)}` : ` in ${period}`}`,
  }
}

const runRow = ({ id, name, state, share }: DashboardWork['runs'][number]): WaitingRow => ({
  to: '/lesson-plans/library/$runId',
  params: { runId: String(id) },
  key: `run ${id}`,
  kind: 'run',
  title: name,
  text: state === 'done' ? 'The lesson plan is ready' : `Being made, ${share}%`,
})

const showRow = ({ id, title, status, share }: DashboardWork['shows'][number]): WaitingRow => ({
  to: '/dashboard/slideshows/$slideshowId',
  params: { slideshowId: String(id) },
  key: `show ${id}`,
  kind: 'show',
  title,
  text: status === 'completed' ? 'The slide show is ready' : `Being made, ${share}%`,
})

function peopleRows({
  teachers_to_confirm,
  transfers_to_decide,
  schools_to_add,
}: DashboardWork): WaitingRow[] {
  const rows: (WaitingRow & { count: number | null })[] = [
    {
      to: '/dashboard/teachers',
      key: 'teachers',
      kind: 'people',
      title: 'Teachers',
      text: `${counted(teachers_to_confirm ?? 0, 'choice')} of a school to confirm`,
      count: teachers_to_confirm,
    },
    {
      to: '/classes',
      key: 'transfers',
      kind: 'people',
      title: 'Learners',
      text: `${counted(transfers_to_decide ?? 0, 'transfer')} to decide`,
      count: transfers_to_decide,
    },
  ]
  rows.push({
    to: '/dashboard/schools',
    key: 'schools',
    kind: 'people',
    title: 'Schools',
    text: `${counted(schools_to_add ?? 0, 'school')} asked for by teachers`,
    count: schools_to_add,
  })
  return rows.filter(({ count }) => count).map(({ count: _, ...row }) => row)
}
