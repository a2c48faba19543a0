import { IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { keepsClasses, NoClassesForYou } from '../keepers.tsx'
import { ClassFilters } from './class-filters.tsx'
import css from './classes.module.css'
import { CreateCards } from './create-cards.tsx'
import { ListedClasses } from './listed-classes.tsx'
import { classListStates, classSorts, filterCount, useClassesPlace } from './place.ts'
import { useClassCounts } from './queries.ts'

/** `beside` are the ways to other pages, which stand below the classes with what can be made. */
export function Classes({ beside }: { beside: ReactNode }) {
  const { user } = useSession()
  if (!user) return null
  return keepsClasses(user.role) ? (
    <KeptClasses withKeeper={user.role !== 'teacher'} beside={beside} />
  ) : (
    <NoClassesForYou />
  )
}

function KeptClasses({ withKeeper, beside }: { withKeeper: boolean; beside: ReactNode }) {
  const { wanted, setSearch, setState, setSort, setFilters, clear } = useClassesPlace()
  const counts = useClassCounts(wanted).data
  const filters = filterCount(wanted)
  const [choosing, setChoosing] = useState(filters > 0)
  const [looking, setLooking] = useState(wanted.search !== '' || filters > 0)
  const narrow = useNarrow()
  const filtersId = useId()
  return (
    <ListPage>
      {withKeeper ? <CreateCards /> : null}
      <div>
        <Tabs
          label="Classes"
          value={wanted.state}
          onChange={setState}
          tabs={classListStates.map((state) => ({ ...state, count: counts?.[state.value] }))}
          tools={
            narrow && !looking ? (
              <Button size="sm" icon={<IconSearch />} onClick={() => setLooking(true)}>
                Search and sort
              </Button>
            ) : (
              <>
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
                {narrow ? (
                  <Button
                    kind="plain"
                    size="sm"
                    icon={<IconX />}
                    onClick={() => {
                      setLooking(false)
                      setChoosing(false)
                      clear()
                    }}
                  >
                    Close
                  </Button>
                ) : null}
              </>
            )
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
      {wanted.search === '' && filters === 0 ? (
        <div className={css.more}>
          {withKeeper ? null : <CreateCards />}
          {beside}
        </div>
      ) : null}
    </ListPage>
  )
}
