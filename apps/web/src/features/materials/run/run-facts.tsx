import type { Run } from '@klasrum/contract/runs'
import { counted } from '../../../lib/format.ts'
import { whenSaid } from '../../../lib/when.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sum } from '../../../ui/sum.tsx'
import { tookText } from '../run-text.ts'
import { difficultyTotal } from '../settings/wish.ts'
import css from './run.module.css'

/** What was asked of a run and what it cost. */
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
        ? `${counted(difficultyTotal(exam), 'item')}: ${[exam.easiest, exam.easy, exam.moderate, exam.hard].join(', ')}`
        : 'None',
    ],
    ['Slide Show', slideshow ? `${slideshow.title}, ${counted(slideshow.minutes, 'minute')}` : 'None'],
    ...(took ? [['Done in', took] as [string, string]] : []),
  ]
}
