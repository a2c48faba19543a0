import { IconFlag } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { type ReportTarget, useReport } from './report.ts'
import css from './unit.module.css'

/** Reports a mistake in one part of the unit. */
export function ReportFlag(target: ReportTarget) {
  const report = useReport()
  return (
    <span className={css.flag}>
      <IconButton
        label={`Report a mistake in the ${target.what}: ${target.words}`}
        title="Report a mistake"
        icon={<IconFlag />}
        size="sm"
        onClick={() => report(target)}
      />
    </span>
  )
}
