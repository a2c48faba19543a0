import type { LearnerReport, ReportCard } from '@klasrum/contract/reports'
import { IconFileText, IconInfoCircle } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead, CardNote } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { gradeText } from '../../classes/door.ts'
import { LearnerFormButtons } from '../../school-forms/door.ts'
import { noReportCards, useReportCards } from '../use-report-cards.ts'
import { AreasTable } from './areas-table.tsx'
import css from './learner.module.css'

/** The report card as it prints. */
export function ReportCardSheet({ report: { klass, learner, card } }: { report: LearnerReport }) {
  const choice = usePaper()
  const cards = useReportCards(klass.id)
  return (
    <Card as="section" aria-labelledby="card">
      <CardHead>
        <h2 id="card">Report card</h2>
        <div className={css.files}>
          <PaperChoice {...choice} />
          <Button
            size="sm"
            kind="primary"
            icon={<IconFileText />}
            working={cards.isPending && 'Preparing...'}
            onClick={() => cards.mutate({ paper: choice.paper, student_id: learner.student_id })}
          >
            Report card (PDF)
          </Button>
          <LearnerFormButtons classId={klass.id} studentId={learner.student_id} />
          <ProblemNote says={cards.error && sayOr(cards.error, noReportCards)} />
        </div>
      </CardHead>
      {card.scope === 'own' ? (
        <CardNote>
          <Notice tone="info" icon={<IconInfoCircle size={20} />}>
            You see the areas of your own classes. The adviser of the section and the school see all of them.
          </Notice>
        </CardNote>
      ) : null}
      <div className={css.paper}>
        <dl className={css.facts}>
          {factsOf(card, learner).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <AreasTable card={card} />
      </div>
    </Card>
  )
}

const factsOf = (card: ReportCard, learner: LearnerReport['learner']): [string, string][] => [
  ['Name', learner.listed_name],
  ['LRN', learner.student_no ?? '—'],
  ['School', card.school_name],
  ['School year', card.school_year],
  ['Grade and section', `${gradeText(card.grade_level)} – ${card.section}`],
  ['Adviser', card.adviser ?? '—'],
]
