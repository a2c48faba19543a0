import { policyOf } from '@klasrum/grading/policies'
import { counted } from '../../../lib/format.ts'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import { periodText } from '../../classes/door.ts'
import { figureText } from '../grid/figure-text.ts'
import { components, componentTitles } from '../model/columns.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { useGrade } from '../model/use-sheet.ts'
import { learnerName } from './cell-names.ts'
import { decimals, descriptorOf, lastStep, partSteps } from './grade-steps.ts'
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
  const read = sheet.sheet()
  const policy = policyOf(read.klass.policy)
  const weights = sheet.weights.view().saved
  const whole = policy.transmuted !== 'chosen' || transmuted
  const { initial, quarterly } = grade
  const shown = quarterly === null ? undefined : figureText('quarterly', quarterly, whole)
  const inParts = partSteps(read, (item) => sheet.cells.view(item, student).value)
  return (
    <AnchoredCard
      anchor={anchor}
      title={shown ? `How ${shown} was computed` : 'No grade yet'}
      subtitle={`${learnerName(sheet, student)} · ${periodText(read.klass, read.quarter)}`}
      note={noteOf(grade, weights !== null)}
      onClose={onClose}
    >
      <table className={css.steps}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Score</th>
            <th scope="col">PS</th>
            <th scope="col">Weight</th>
            <th scope="col">WS</th>
          </tr>
        </thead>
        <tbody>
          {components.map((component) => {
            const { total, highest, ps, ws } = grade[component]
            return (
              <tr key={component}>
                <th scope="row">{componentTitles[component]}</th>
                <td>{highest > 0 ? `${total} / ${highest}` : 'no items'}</td>
                <td>{decimals(ps)}</td>
                <td>{weights ? `× ${weights[component]}%` : '—'}</td>
                <td>{decimals(ws)}</td>
              </tr>
            )
          })}
          {inParts.map(({ name, share, total, highest, ps }) => (
            <tr key={name} data-part>
              <th scope="row">{name}</th>
              <td>
                {total} / {highest}
              </td>
              <td>{decimals(ps)}</td>
              <td>× {share}%</td>
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Initial Grade
            </th>
            <td>{decimals(initial)}</td>
          </tr>
          {initial === null || quarterly === null ? null : (
            <tr>
              <th scope="row" colSpan={4}>
                Quarterly Grade
                <small>{grade.kept ? 'as kept at the closing' : lastStep(policy, transmuted, initial)}</small>
                <small>{descriptorOf(read.klass.policy, quarterly)}</small>
              </th>
              <td>{shown}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </AnchoredCard>
  )
}

function noteOf({ missing, initial }: ReturnType<typeof useGrade>, weighed: boolean): string | undefined {
  if (!weighed) return 'Set the weights: without them there is no grade.'
  if (initial === null) return 'A grade appears once every component that weighs something has a score.'
  return missing > 0
    ? `Provisional: ${counted(missing, 'score')} missing count as nothing so far.`
    : undefined
}
