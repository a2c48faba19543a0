import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import css from './tile.module.css'

type TileProps = { label: string; value: ReactNode; hint?: ReactNode; loading?: boolean }

/** One big figure and what it counts. */
export function Tile({ label, value, hint, loading }: TileProps) {
  return (
    <dl className={css.tile} aria-busy={loading || undefined}>
      <dt>{label}</dt>
      <dd>
        <b>{loading ? <Skeleton width="3.5rem" height="1.75rem" /> : value}</b>
        {hint ? <span>{hint}</span> : null}
      </dd>
    </dl>
  )
}
