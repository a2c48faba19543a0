import { Button } from '../../../ui/button.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { gradeOptions } from '../grade-levels.ts'
import { schoolYears, useTerms } from '../terms.ts'
import css from './classes.module.css'
import { type Filters, filterCount, noFilters } from './place.ts'
import { useOneSchool, useTaughtSubjects } from './queries.ts'

type ClassFiltersProps = { id: string; filters: Filters; onChange: (filters: Partial<Filters>) => void }

export function ClassFilters({ id, filters, onChange }: ClassFiltersProps) {
  const years = schoolYears(useTerms().data ?? [])
  const subjects = useTaughtSubjects().data ?? []
  const school = useOneSchool(filters.school).data
  return (
    <fieldset id={id} className={css.filters}>
      <legend>Filter classes</legend>
      {filters.school ? (
        <SmallSelect
          label="School"
          value={filters.school}
          onChange={(next) => onChange({ school: next })}
          options={withAll(
            'All schools',
            filters.school,
            school ? [{ value: String(school.id), label: school.name }] : [],
          )}
        />
      ) : null}
      <SmallSelect
        label="School year"
        value={filters.year}
        onChange={(year) => onChange({ year })}
        options={withAll(
          'All school years',
          filters.year,
          years.map((year) => ({ value: year, label: year })),
        )}
      />
      <SmallSelect
        label="Grade level"
        value={filters.grade}
        onChange={(grade) => onChange({ grade })}
        options={withAll('All grade levels', filters.grade, gradeOptions)}
      />
      <SmallSelect
        label="Subject"
        value={filters.subject}
        onChange={(subject) => onChange({ subject })}
        options={withAll(
          'All subjects',
          filters.subject,
          subjects.map(({ id: value, name, code }) => ({ value: String(value), label: `${name} (${code})` })),
        )}
      />
      {filterCount(filters) > 0 ? (
        <Button kind="plain" size="sm" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      ) : null}
    </fieldset>
  )
}

type Option = { value: string; label: string }

/** The chosen one stays an option while the others are still to come. */
function withAll(all: string, chosen: string, options: readonly Option[]): Option[] {
  const known = chosen === '' || options.some(({ value }) => value === chosen)
  return [
    { value: '', label: all },
    ...(known ? [] : [{ value: chosen, label: 'The chosen one' }]),
    ...options,
  ]
}
