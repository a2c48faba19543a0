import { memo } from 'react'
import css from './cells.module.css'
import type { Desk } from './desk.ts'
import { ComputedCell } from './figure-cell.tsx'
import { FailingMark } from './state-mark.tsx'

type QuarterlyCellProps = {
  desk: Desk
  column: number
  text: string
  label: string
  mark: string
  failing: boolean
  missing: number
}

export const QuarterlyCell = memo(function QuarterlyCell(props: QuarterlyCellProps) {
  const { text, missing, failing, ...rest } = props
  return (
    <ComputedCell className={css.quarterly} kind="quarterly" failing={failing} {...rest}>
      {missing > 0 ? (
        <span className={css.missing} title={`Provisional: ${missing} missing`}>
          {missing}
        </span>
      ) : null}
      {failing ? <FailingMark /> : null}
      <b>{text}</b>
    </ComputedCell>
  )
})
