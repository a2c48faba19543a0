import { IconFileText, IconFilter, IconSearch, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ShowsNotice } from '../../slideshows/door.ts'
import { keepsClasses, NoClassesForYou } from '../keepers.tsx'
import { ClassFilters } from './class-filters.tsx'
import css from './classes.module.css'
import { ListedClasses } from './listed-classes.tsx'
import { classListStates, classSorts, filterCount, useClassesPlace } from './place.ts'
import { useClassCounts } from './queries.ts'

export function Classes() {
  const { user } = useSession()
  if (!user) return null
  return keepsClasses(user.role) ? <KeptClasses withKeeper={user.role !== 'teacher'} /> : <NoClassesForYou />
}

function KeptClasses({ withKeeper }: { withKeeper: boolean }) {
  const { wanted, setSearch, setState, setSort, setFilters, clear } = useClassesPlace()
  const counts = useClassCounts(wanted).data
  const filters = filterCount(wanted)
  const [choosing, setChoosing] = useState(filters > 0)
  const [looking, setLooking] = useState(wanted.search !== '' || filters > 0)
  const narrow = useNarrow()
  const filtersId = useId()
  const toolsId = useId()
  return (
    <ListPage>
      <ListTop compact>
        <CreateCard
          icon={<IconTable />}
          title="Create New Class"
          text="School, subject, term, grade level and section"
          to="/classes/new-record"
        />
        <CreateCard
          icon={<IconFileText />}
          title="Create New Lesson Plan"
          text="From your Word or PDF files"
          to="/lesson-plans"
        />
      </ListTop>
      <div>
        <Tabs
          label="Classes"
          value={wanted.state}
          onChange={setState}
          tabs={classListStates.map((state) => ({ ...state, count: counts?.[state.value] }))}
          tools={
            <>
              {narrow ? (
                <Button
                  size="sm"
                  icon={<IconSearch />}
                  aria-expanded={looking}
                  aria-controls={toolsId}
                  onClick={() => setLooking(!looking)}
                >
                  Search and sort
                </Button>
              ) : null}
              {narrow && !looking ? null : (
                <div id={toolsId} className={css.tools}>
                  <LiveSearch
                    label="Search classes"
                    placeholder="Subject, grade level or section"
                    value={wanted.search}
                    onSearch={setSearch}
                  />
                  <Button
                    size="sm"
                    icon={<IconFilter />}
                    aria-expanded={choosing}
                    aria-controls={filtersId}
                    onClick={() => setChoosing(!choosing)}
                  >
                    {filters > 0 ? `Filter (${filters})` : 'Filter'}
                  </Button>
                  <SmallSelect label="Sort" value={wanted.sort} onChange={setSort} options={classSorts} />
                </div>
              )}
            </>
          }
        >
          {choosing ? <ClassFilters id={filtersId} filters={wanted} onChange={setFilters} /> : null}
          <ListedClasses
            wanted={wanted}
            withKeeper={withKeeper}
            none={counts?.all === 0}
            onShowAll={() => setState('all')}
            onClear={clear}
          />
        </Tabs>
      </div>
      <ShowsNotice />
    </ListPage>
  )
}
