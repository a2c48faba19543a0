import type { Run } from '@klasrum/contract/runs'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { whenSaid } from '../../../lib/when.ts'
import { Arc } from '../../../ui/arc.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sum } from '../../../ui/sum.tsx'
import { isOpen } from '../queries.ts'
import { tookText } from '../run-text.ts'
import { totalOf } from '../settings/wish.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import css from './run.module.css'

/** What was asked of a run, what it cost, and how it stands. */
export function RunFacts({ run }: { run: Run }) {
  return (
    <Card as="section" pad aria-labelledby="this-run">
      <div className={css.facts}>
        <h2 id="this-run">This run</h2>
        <dl className={css.list}>
          {factsOf(run).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Sum rows={[[`Charged, ${whenSaid(run.created_at, new Date())}`, counted(run.cost, 'point')]]} />
        {run.refunded ? <Notice tone="done">{counted(run.cost, 'point')} given back.</Notice> : null}
        {run.slideshow_warnings.length > 0 ? (
          <Notice tone="care">{run.slideshow_warnings.join(' ')}</Notice>
        ) : null}
        {isOpen(run.state) ? <Going run={run} /> : null}
      </div>
    </Card>
  )
}

function factsOf(run: Run): [string, string][] {
  const { sessions, quiz_items, exam, plan_format, slideshow } = run.settings
  const took = tookText(run)
  return [
    ['Sessions', String(sessions)],
    ['Quiz items', String(quiz_items)],
    ['Format', plan_format.toUpperCase()],
    [
      'Exam',
      exam
        ? `${counted(totalOf(exam), 'item')}: ${[exam.easiest, exam.easy, exam.moderate, exam.hard].join(', ')}`
        : 'None',
    ],
    ['Slide Show', slideshow ? `${slideshow.title}, ${counted(slideshow.minutes, 'minute')}` : 'None'],
    ...(took ? [['Done in', took] as [string, string]] : []),
  ]
}

function Going({ run }: { run: Run }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p className={css.going} role="status">
        {run.state === 'running' ? (
          <>
            <Arc />
            Processing...
          </>
        ) : run.ahead > 0 ? (
          `Waiting. ${counted(run.ahead, 'run comes', 'runs come')} first.`
        ) : (
          'Waiting. This run comes next.'
        )}
      </p>
      {run.files.every(({ state }) => state !== 'success') ? (
        <Button block onClick={() => setAsked(true)}>
          Cancel run
        </Button>
      ) : null}
      {asked ? <CancelDialog run={run} onClose={() => setAsked(false)} /> : null}
    </>
  )
}
