import type { UnitArea } from '@klasrum/contract/curriculum'
import { IconBooks, IconCalculator } from '@tabler/icons-react'
import { useSession } from '../../../lib/session.ts'
import { useLastPageOf } from '../../../lib/use-pages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListPage, ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { QueryList } from '../../../ui/query-list.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { unitsOnPage, useUnits } from '../queries.ts'
import css from './list.module.css'
import { MistakesLink } from './mistakes-link.tsx'
import { languages, useUnitsPlace } from './place.ts'
import { LoadingUnits, UnitRows } from './unit-rows.tsx'

const allGrades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const noAreas: readonly UnitArea[] = []

/** The topics of the curriculum, narrowed by area, grade, language and words. */
export function CurriculumList() {
  const { user } = useSession()
  const { place, ...to } = useUnitsPlace()
  const list = useUnits(place)
  const { data } = list
  const areas = data?.areas ?? noAreas
  const grades = areas.find(({ key }) => key === place.area)?.grades ?? allGrades
  useLastPageOf(list, place.page, to.setPage)
  return (
    <ListPage>
      <p className={css.lead}>
        Ideas, lessons and questions on the topics of the national curriculum, ready for your class. A second
        reader has checked each topic, unless it says otherwise.
      </p>
      <ListTools>
        <LiveSearch
          label="Search topics"
          placeholder="A topic or a word of it"
          value={place.search}
          onSearch={to.setSearch}
        />
        <SmallSelect
          label="Learning area"
          value={place.area}
          onChange={(key) => to.setArea(key, areas)}
          options={[
            { value: '', label: 'All learning areas' },
            ...areas.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
        <SmallSelect
          label="Grade"
          value={place.grade ? String(place.grade) : ''}
          onChange={to.setGrade}
          options={[
            { value: '', label: 'All grades' },
            ...grades.map((grade) => ({ value: String(grade), label: `Grade ${grade}` })),
          ]}
        />
        <SmallSelect
          label="Language"
          value={place.language ?? ''}
          onChange={to.setLanguage}
          options={languages}
        />
        <ButtonLink size="sm" icon={<IconCalculator />} to="/curriculum/skills">
          Computed problems
        </ButtonLink>
        {user?.role === 'admin' ? <MistakesLink /> : null}
      </ListTools>
      <Listed list={list} search={place.search} onShowAll={to.showAll} />
      {data && data.total > 0 ? (
        <Pager
          page={place.page}
          size={unitsOnPage}
          total={data.total}
          onPage={(page) => {
            to.setPage(page)
            scrollTo(0, 0)
          }}
          busy={list.isPlaceholderData}
        />
      ) : null}
    </ListPage>
  )
}

type ListedProps = { list: ReturnType<typeof useUnits>; search: string; onShowAll: () => void }

function Listed({ list, search, onShowAll }: ListedProps) {
  return (
    <QueryList list={list} failed="The topics could not be loaded." skeleton={<LoadingUnits />} apart>
      {({ total, units }) =>
        total > 0 ? (
          <UnitRows units={units} ranked={search !== ''} />
        ) : (
          <Card>
            <EmptyState
              icon={<IconBooks />}
              title="No topic fits"
              text={
                search
                  ? `No topic here has “${search}” in it. Try one word only, or another word for it.`
                  : 'There is no topic for this area, grade and language yet.'
              }
              action={<Button onClick={onShowAll}>Show all topics</Button>}
            />
          </Card>
        )
      }
    </QueryList>
  )
}
