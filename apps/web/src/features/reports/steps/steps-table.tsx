import type { Component } from '@klasrum/grading/components'
import { componentNameUnder, type Policy, periodGradeName } from '@klasrum/grading/policies'
import type { ComponentWeights, QuarterGrade } from '@klasrum/grading/quarter-grade'
import { counted } from '../../../lib/format.ts'
import { decimals, type PartStep, partsSum } from './grade-steps.ts'
import css from './steps.module.css'

type StepsTableProps = {
  policy: Policy['id']
  grade: Omit<QuarterGrade, 'missing'>
  weights: ComponentWeights | null
  parts: readonly PartStep[]
  /** The grade of the period as it is written, how it comes from the initial one, and the word for it. */
  last?: { text: string; how: string; descriptor: string }
}

/** Every step of a grade, from the scores to the word for it. */
export function StepsTable({ policy, grade, weights, parts, last }: StepsTableProps) {
  const isInParts = (component: Component) => component === 'qa' && parts.length > 0
  return (
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
        {(['ww', 'pt', 'qa'] as const).map((component) => {
          const { total, highest, ps, ws } = grade[component]
          return (
            <tr key={component}>
              <th scope="row">{componentNameUnder(policy, component)}</th>
              <td>
                {highest === 0
                  ? 'no items'
                  : isInParts(component)
                    ? counted(parts.length, 'part')
                    : `${total} / ${highest}`}
              </td>
              <td>{decimals(ps)}</td>
              <td>{weights ? `× ${weights[component]}%` : '—'}</td>
              <td>{decimals(ws)}</td>
            </tr>
          )
        })}
        {parts.map(({ name, share, total, highest, ps }) => (
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
        {parts.length > 0 && grade.qa.ps !== null ? (
          <tr data-part>
            <th scope="row" colSpan={5}>
              PS: {partsSum(parts)} = {decimals(grade.qa.ps)}
            </th>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            Initial Grade
          </th>
          <td>{decimals(grade.initial)}</td>
        </tr>
        {last ? (
          <tr>
            <th scope="row" colSpan={4}>
              {periodGradeName(policy)}
              <small>{last.how}</small>
              <small>{last.descriptor}</small>
            </th>
            <td>{last.text}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  )
}
