import type { UnitSummary } from '@klasrum/contract/curriculum'
import { IconChevronRight, IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { gradesText, languageNames, unitAddressOf, unitCountsText } from '../unit-text.ts'
import css from './list.module.css'

type UnitRowsProps = {
  units: readonly UnitSummary[]
  /** By how well they fit what was searched for, and not area by area. */
  ranked: boolean
}

/** Topics under area and grade; what was searched for in one list. */
export function UnitRows({ units, ranked }: UnitRowsProps) {
  if (ranked) {
    return (
      <section className={css.group}>
        <VisuallyHidden as="h2">Topics that fit</VisuallyHidden>
        <Rows units={units} label="Topics that fit" withPlace />
      </section>
    )
  }
  const groups = [...new Set(units.map(placeOf))]
  return groups.map((place) => (
    <section key={place} className={css.group}>
      <h2>{place}</h2>
      <Rows units={units.filter((unit) => placeOf(unit) === place)} label={place} />
    </section>
  ))
}

/** "Science · Grade 5" */
const placeOf = ({ area, grades }: UnitSummary): string => `${area} · ${gradesText(grades)}`

type RowsProps = { units: readonly UnitSummary[]; label: string; withPlace?: boolean }

const Rows = ({ units, label, withPlace }: RowsProps) => (
  <ul className={css.rows} aria-label={label}>
    {units.map((unit) => (
      <li key={unit.id}>
        <Link to="/curriculum/$area/$grade/$topic" params={unitAddressOf(unit.id)} className={css.row}>
          <span className={css.words}>
            <b lang={unit.language}>{unit.title}</b>
            {withPlace ? <span>{placeOf(unit)}</span> : null}
            <span className={css.counts}>
              {unitCountsText(unit.counts)} · {languageNames[unit.language]}
              {unit.second_reading ? null : (
                <Badge tone="plain" icon={<IconClock />}>
                  Not checked yet
                </Badge>
              )}
            </span>
          </span>
          <IconChevronRight className={css.chevron} size={18} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of topics that are still to come. */
export const LoadingUnits = () => (
  <div role="status">
    <VisuallyHidden>Loading topics...</VisuallyHidden>
    <div className={css.group} aria-hidden>
      <Skeleton width="9rem" height="1.25rem" />
      <div className={css.rows}>
        {rows.map((row) => (
          <div key={row} className={css.row}>
            <span className={css.words}>
              <Skeleton width="min(16rem, 70%)" height="1.125rem" />
              <Skeleton width="8rem" />
            </span>
          </div>
        ))}
      </div>
    </div>
  </div>
)
