import type { ClassReport } from '@klasrum/contract/reports'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'
import { Notice } from '../../../ui/notice.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { figure, percent } from '../report-text.ts'
import css from './class-report.module.css'

export function ReportFigures({ report }: { report: ClassReport }) {
  const { klass, mps, mastery, assessment_mps, mean, highest, lowest } = report
  const { learners, graded, passed, passing_rate } = report
  const isTerm = policyOf(klass.policy).period === 'Term'
  return (
    <div className={css.tiles}>
      <Tile
        label="Passing rate"
        value={percent(passing_rate)}
        hint={graded > 0 ? `${passed} of ${graded} have ${passing} or more` : `${passing} or more`}
      />
      <Tile
        label="Mean grade"
        value={figure(mean)}
        hint={
          graded > 0
            ? `Highest ${figure(highest)}, lowest ${figure(lowest)}; ${graded} of ${learners} graded`
            : 'Nobody is graded yet'
        }
      />
      <Tile
        label="MPS"
        value={percent(mps)}
        hint={['Mean percentage score', mastery].filter(Boolean).join('. ')}
      />
      <Tile
        label={isTerm ? 'MPS of the tests' : 'MPS of the assessment'}
        value={percent(assessment_mps)}
        hint={isTerm ? 'Summative tests and term exam' : 'Quarterly assessment alone'}
      />
    </div>
  )
}

/** What to know before any figure is read. */
export function ReportNotice({ report: { graded, provisional } }: { report: ClassReport }) {
  if (graded === 0) {
    return (
      <Notice tone="care" title="No grades yet">
        A grade appears once the weights are set and every component that weighs something has a score.
      </Notice>
    )
  }
  return provisional > 0 ? (
    <Notice tone="care" title={`${provisional} of ${graded} grades are provisional`}>
      Scores are missing and count as nothing so far, so these figures will still change.
    </Notice>
  ) : null
}
