import { descriptorOf } from '@klasrum/grading/averages'
import { policyOf } from '@klasrum/grading/policies'
import { IconUser } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { periodText } from '../../classes/door.ts'
import { closedGradeStep, lastStep, partSteps, StepsTable } from '../../reports/door.ts'
import { figureText } from '../grid/figure-text.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { useGrade } from '../model/use-sheet.ts'
import { learnerName } from './cell-names.ts'
import css from './history.module.css'

type StepsCardProps = {
  sheet: SheetModel
  transmuted: boolean
  student: number
  anchor: Element
  onClose: () => void
}

/** Every step of a grade, from the scores to the word for it. */
export function StepsCard({ sheet, transmuted, student, anchor, onClose }: StepsCardProps) {
  const grade = useGrade(sheet, student)
  const { klass, quarter, items } = sheet.sheet()
  const policy = policyOf(klass.policy)
  const weights = sheet.weights.view().saved
  const whole = policy.transmuted !== 'chosen' || transmuted
  const { initial, quarterly } = grade
  const text = quarterly === null ? undefined : figureText('quarterly', quarterly, whole)
  return (
    <AnchoredCard
      anchor={anchor}
      title={text ? `How ${text} was computed` : 'No grade yet'}
      subtitle={`${learnerName(sheet, student)} · ${periodText(klass, quarter)}`}
      note={noteOf(grade, weights !== null)}
      onClose={onClose}
    >
      <StepsTable
        policy={klass.policy}
        grade={grade}
        weights={weights}
        parts={partSteps(items, (item) => sheet.cells.view(item, student).value)}
        last={
          text === undefined || initial === null || quarterly === null
            ? undefined
            : {
                text,
                how: grade.kept
                  ? closedGradeStep(policy, transmuted, grade)
                  : lastStep(policy, transmuted, initial),
                descriptor: descriptorOf(klass.policy, quarterly),
              }
        }
      />
      <div className={css.more}>
        <ButtonLink
          size="sm"
          icon={<IconUser />}
          to="/classes/$classId/learners/$studentId"
          params={{ classId: String(klass.id), studentId: String(student) }}
          search={{ quarter: String(quarter) }}
        >
          All grades and report card
        </ButtonLink>
      </div>
    </AnchoredCard>
  )
}

function noteOf(
  { missing, planned, initial }: ReturnType<typeof useGrade>,
  weighed: boolean,
): string | undefined {
  if (!weighed) return 'Set the weights: without them there is no grade.'
  if (initial === null) return 'A grade appears once every component that weighs something has a score.'
  const parts = [
    missing > 0 ? `${counted(missing, 'missing score')}` : '',
    planned > 0 ? `${counted(planned, 'planned item')}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `Provisional: ${parts.join(' and ')} count as nothing so far.` : undefined
}
