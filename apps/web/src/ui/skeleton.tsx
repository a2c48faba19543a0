import css from './skeleton.module.css'

type SkeletonProps = { width?: string; height?: string; lines?: number }

/** The shape of what is coming. With `lines`, a paragraph whose last line is shorter. */
export function Skeleton({ width, height, lines = 1 }: SkeletonProps) {
  if (lines === 1) return <span className={css.bone} style={{ width, height }} aria-hidden />
  return (
    <span className={css.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line, index) => (
        <span
          key={line}
          className={css.bone}
          style={{ width: index === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  )
}
