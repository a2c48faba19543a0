import type { ClassReport } from '@klasrum/contract/reports'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'
import { Notice } from '../../../ui/notice.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { figure, percent } from '../report-text.ts'
import css from './class-report.module.css'

export function ReportFigures({ report }: { report: ClassReport }) {
  const { klass, mps, mastery, assessment_mps, mean, highest, lowest } = report
  const { learners, graded, provisional, passed, passing_rate } = report
  const { period } = policyOf(klass.policy)
  return (
    <>
      <div className={css.tiles}>
        <Tile label="MPS" value={percent(mps)} hint={mastery ?? 'Mean percentage score'} />
        <Tile
          label={period === 'Term' ? 'MPS of the tests' : 'MPS of the assessment'}
          value={percent(assessment_mps)}
          hint={period === 'Term' ? 'Summative tests and term exam' : 'Quarterly assessment alone'}
        />
        <Tile label="Mean grade" value={figure(mean)} hint={`Of ${graded} graded`} />
        <Tile label="Highest" value={figure(highest)} hint="Grade" />
        <Tile label="Lowest" value={figure(lowest)} hint="Grade" />
        <Tile
          label="Passing rate"
          value={percent(passing_rate)}
          hint={graded > 0 ? `${passed} of ${graded} have ${passing} or more` : `${passing} or more`}
        />
        <Tile
          label="Graded"
          value={`${graded} of ${learners}`}
          hint={provisional > 0 ? `${provisional} provisional` : 'Learners with a grade'}
        />
      </div>
      {graded === 0 ? (
        <Notice tone="care" title="No grades yet">
          A grade appears once the weights are set and every component that weighs something has a score.
        </Notice>
      ) : provisional > 0 ? (
        <Notice tone="care" title={`${provisional} of ${graded} grades are provisional`}>
          Scores are missing and count as nothing so far, so these figures will still change.
        </Notice>
      ) : null}
    </>
  )
}
