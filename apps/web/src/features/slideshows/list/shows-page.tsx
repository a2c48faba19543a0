import { IconPresentation } from '@tabler/icons-react'
import { useLastPageOf, usePageInUrl } from '../../../lib/use-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CountCard } from '../../../ui/count-card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTools, ListTop } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { useShows } from '../queries.ts'
import { ListedShows } from './listed-shows.tsx'
import { RecentShows } from './recent-shows.tsx'

const size = 12

export const SlideShows = () => (
  <SignedInFrame title="Slide Shows" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Shows />
  </SignedInFrame>
)

/** The own shows, newest first. */
function Shows() {
  const { values, change, page, goTo } = usePageInUrl()
  const place = { page, search: values.search ?? '', limit: size }
  const list = useShows(place)
  const total = list.data?.total
  useLastPageOf(list, page, goTo)
  return (
    <ListPage>
      <ListTop>
        <CreateCard
          icon={<IconPresentation />}
          title="Create New"
          text="From a lesson file or an earlier run"
          to="/dashboard/slideshows/new"
        />
        <CountCard
          count={total}
          one={place.search ? 'slide show found' : 'slide show'}
          many={place.search ? 'slide shows found' : 'slide shows'}
        />
      </ListTop>
      <ListTools>
        <LiveSearch
          label="Search slide shows"
          placeholder="Title"
          value={place.search}
          onSearch={(search) => change({ search, page: '' }, { replace: true })}
        />
        <ButtonLink size="sm" to="/dashboard/slideshows/words">
          How words are said
        </ButtonLink>
      </ListTools>
      <ListedShows list={list} search={place.search} />
      {list.data && list.data.total > size ? (
        <Pager
          page={page}
          size={size}
          total={list.data.total}
          more={list.data.more_than_total}
          onPage={goTo}
          busy={list.isPlaceholderData}
        />
      ) : null}
      <RecentShows />
    </ListPage>
  )
}
