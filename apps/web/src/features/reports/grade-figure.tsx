import { IconTriangleInvertedFilled } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './grade-figure.module.css'
import { figure, isFailing } from './report-text.ts'

type GradeFigureProps = { grade: number | null; provisional?: boolean }

/** A grade as it stands; below the passing mark and provisional are told by more than colour. */
export function GradeFigure({ grade, provisional = false }: GradeFigureProps) {
  if (grade === null) return <span className={css.none}>—</span>
  const failing = isFailing(grade)
  return (
    <span
      className={css.grade}
      data-failing={failing || undefined}
      data-provisional={provisional || undefined}
      title={provisional ? 'Provisional: scores are missing' : undefined}
    >
      {failing ? <IconTriangleInvertedFilled size={9} aria-hidden /> : null}
      {figure(grade)}
      {failing ? <VisuallyHidden>, below passing</VisuallyHidden> : null}
      {provisional ? <VisuallyHidden>, provisional</VisuallyHidden> : null}
    </span>
  )
}
