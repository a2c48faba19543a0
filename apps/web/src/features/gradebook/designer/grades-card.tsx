import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Sheet } from '@klasrum/contract/sheets'
import { componentNameUnder, type Policy, policyOf } from '@klasrum/grading/policies'
import { lowestReported } from '@klasrum/grading/quarter-grade'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { figureText } from '../grid/figure-text.ts'
import { useQuarterGrades } from '../page/queries.ts'
import css from './designer.module.css'

type Graded = QuarterGradeRow & { name: string }
type Figure = Exclude<keyof QuarterGradeRow, 'student_id' | 'missing' | 'provisional'>

type Reckoned = { policy: Policy; transmuted: boolean; last: string }

const headsFor = ({ policy, last }: Reckoned): readonly [Figure, string][] => {
  const third = policy.period === 'Term' ? componentNameUnder(policy.id, 'qa') : 'QA'
  return [
    ['ps_ww', 'WW PS'],
    ['ws_ww', 'WW WS'],
    ['ps_pt', 'PT PS'],
    ['ws_pt', 'PT WS'],
    ['ps_qa', `${third} PS`],
    ['ws_qa', `${third} WS`],
    ['initial_grade', 'Initial'],
    ['quarterly_grade', last],
  ]
}

function columnsFor(reckoned: Reckoned): Column<Graded>[] {
  const whole = reckoned.transmuted || reckoned.policy.transmuted === 'never'
  return [
    { key: 'name', head: 'Learner', primary: true, cell: ({ name }) => name },
    ...headsFor(reckoned).map(
      ([figure, head]): Column<Graded> => ({
        key: figure,
        head,
        align: 'right',
        cell: (row) =>
          figureText(figure === 'quarterly_grade' ? 'quarterly' : 'ps', row[figure], whole) || '—',
      }),
    ),
  ]
}

function noteOf({ policy, transmuted, last }: Reckoned): string {
  const figures = 'PS is percent score, WS is weighted score, and'
  if (transmuted) return `${figures} ${last} is Initial turned by the transmutation table.`
  return policy.transmuted === 'never'
    ? `${figures} ${last} is Initial as a whole number, never below ${lowestReported}.`
    : `${figures} ${last} equals Initial until transmutation is enabled.`
}

const shortHeads: readonly [Figure, string][] = [
  ['ps_ww', 'WW'],
  ['ps_pt', 'PT'],
  ['ps_qa', 'QA'],
  ['initial_grade', 'Initial'],
]

/** On a phone the grade stands beside the name, and what it is made of in one line below. */
function narrowColumnsFor(reckoned: Reckoned): Column<Graded>[] {
  const [name, ...figures] = columnsFor(reckoned)
  const last = figures.pop()
  if (!name || !last) return []
  return [
    name,
    { ...last, phone: 'title' },
    {
      key: 'made-of',
      head: 'Made of',
      phone: 'line',
      cell: (row) =>
        shortHeads
          .map(([figure, head]) => `${head} ${figureText('ps', row[figure], false) || '—'}`)
          .join(' · '),
    },
  ]
}

/** More than these are shown on demand. */
const shownAtFirst = 5

/** The grades of a quarter as the server reckons them. */
export function GradesCard({ sheet }: { sheet: Sheet }) {
  const { klass, quarter, items, learners } = sheet
  const { data, error, refetch } = useQuarterGrades(klass.id, quarter)
  const [all, setAll] = useState(false)
  const narrow = useNarrow()
  const policy = policyOf(klass.policy)
  const last = policy.period === 'Term' ? 'Term' : 'Quarterly'
  const transmuted = policy.transmuted === 'always' || (policy.transmuted === 'chosen' && klass.transmuted)
  const reckoned = { policy, transmuted, last }
  const isEmpty = items.length === 0 || learners.every(({ dropped }) => dropped)
  const rows = learners.flatMap(({ student_id, listed_name }): Graded[] => {
    const grade = data?.find((row) => row.student_id === student_id)
    return grade ? [{ ...grade, name: listed_name }] : []
  })
  return (
    <Card as="section" aria-labelledby="grades">
      <CardHead>
        <h2 id="grades">{last} Grades</h2>
      </CardHead>
      {isEmpty ? (
        <p className={css.reason}>No grade items or students yet</p>
      ) : error && !data ? (
        <ErrorState title={sayOr(error, 'Failed to load class record')} onRetry={() => void refetch()} />
      ) : (
        <div className={css.grades}>
          <DataTable
            caption={`${last} Grades`}
            columns={narrow ? narrowColumnsFor(reckoned) : columnsFor(reckoned)}
            rows={all ? rows : rows.slice(0, shownAtFirst)}
            rowKey={({ student_id }) => student_id}
            loading={!data}
          />
          {all || rows.length <= shownAtFirst ? null : (
            <div className={css.more}>
              <Button size="sm" onClick={() => setAll(true)}>
                Show all {counted(rows.length, 'learner')}
              </Button>
            </div>
          )}
        </div>
      )}
      <p className={css.note}>{noteOf(reckoned)}</p>
    </Card>
  )
}
