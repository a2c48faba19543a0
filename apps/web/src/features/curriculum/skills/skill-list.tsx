import { IconCalculator } from '@tabler/icons-react'
import { number } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListPage, ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from '../list/list.module.css'
import { useSkills } from '../queries.ts'
import { SkillRows } from './skill-rows.tsx'

const failed = 'The kinds of problems could not be loaded.'
const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Kinds of problems that are computed, narrowed by area, grade and words. */
export function SkillList() {
  const { values, change } = useUrlValues()
  const place = {
    area: values.area ?? '',
    grade: /^([1-9]|1[0-2])$/.test(values.grade ?? '') ? Number(values.grade) : undefined,
    search: values.search ?? '',
  }
  const list = useSkills(place)
  const areas = list.data?.areas ?? []
  return (
    <ListPage>
      <p className={css.lead}>
        Problems with new numbers each time, their answers, steps and the mistakes behind wrong answers. Print
        as many as you need.
      </p>
      <ListTools>
        <LiveSearch
          label="Search problems"
          placeholder="Fractions, rounding, slope…"
          value={place.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <SmallSelect
          label="Learning area"
          value={place.area}
          onChange={(area) => change({ area })}
          options={[
            { value: '', label: 'All learning areas' },
            ...areas.map((area) => ({ value: area, label: area })),
          ]}
        />
        <SmallSelect
          label="Grade"
          value={place.grade ? String(place.grade) : ''}
          onChange={(grade) => change({ grade })}
          options={[
            { value: '', label: 'All grades' },
            ...grades.map((grade) => ({ value: String(grade), label: `Grade ${grade}` })),
          ]}
        />
      </ListTools>
      <Listed list={list} onShowAll={() => change({ area: '', grade: '', search: '' })} />
    </ListPage>
  )
}

type ListedProps = { list: ReturnType<typeof useSkills>; onShowAll: () => void }

function Listed({ list: { data, error, refetch }, onShowAll }: ListedProps) {
  const retry = () => void refetch()
  if (!data)
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, failed)} onRetry={retry} />
      </Card>
    ) : (
      <div role="status">
        <VisuallyHidden>Loading the kinds of problems...</VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    )
  const { skills } = data
  if (skills.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconCalculator />}
          title="No kind of problem fits"
          text="Try another word for it, or another grade."
          action={<Button onClick={onShowAll}>Show all</Button>}
        />
      </Card>
    )
  const areas = [...new Set(skills.map(({ area }) => area))]
  return (
    <>
      {error ? <StaleNotice title={sayOr(error, failed)} onRetry={retry} /> : null}
      {areas.map((area) => {
        const own = skills.filter((skill) => skill.area === area)
        return (
          <section key={area} className={css.group}>
            <h2>
              {area} · {number(own.length)}
            </h2>
            <SkillRows skills={own} label={area} />
          </section>
        )
      })}
    </>
  )
}
