import type { SlideshowListed } from '@klasrum/contract/slideshows'
import { IconPresentation } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { QueryList } from '../../../ui/query-list.tsx'
import { LoadingCards, RecordGrid } from '../../../ui/record-card.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { useShows } from '../queries.ts'
import { DeleteShowDialog } from '../show/delete-dialog.tsx'
import { RenameDialog } from '../show/rename-dialog.tsx'
import { ShowCard } from './show-card.tsx'

type ListedShowsProps = { list: ReturnType<typeof useShows>; search: string }

export function ListedShows({ list, search }: ListedShowsProps) {
  const [asked, setAsked] = useState<{ verb: 'rename' | 'delete'; show: SlideshowListed }>()
  const close = () => setAsked(undefined)
  return (
    <>
      <QueryList
        list={list}
        failed="Your slide shows could not be loaded."
        reassurance="None of them is lost."
        skeleton={<LoadingCards label="Loading slide shows..." />}
        apart
      >
        {({ slideshows }) =>
          slideshows.length === 0 ? (
            <NoShows search={search} />
          ) : (
            <>
              <VisuallyHidden as="h2">Your slide shows</VisuallyHidden>
              <RecordGrid label="Your slide shows">
                {slideshows.map((show) => (
                  <ShowCard
                    key={show.id}
                    show={show}
                    onRename={() => setAsked({ verb: 'rename', show })}
                    onDelete={() => setAsked({ verb: 'delete', show })}
                  />
                ))}
              </RecordGrid>
            </>
          )
        }
      </QueryList>
      {asked?.verb === 'rename' ? <RenameDialog show={asked.show} onClose={close} /> : null}
      {asked?.verb === 'delete' ? <DeleteShowDialog show={asked.show} onClose={close} /> : null}
    </>
  )
}

const NoShows = ({ search }: { search: string }) => (
  <Card>
    <EmptyState
      icon={<IconPresentation />}
      title={search ? 'No slide show fits' : 'No slide show yet'}
      text={
        search
          ? `No title has “${search}” in it.`
          : 'Give a lesson file, and a show with slides, voice and captions is made of it.'
      }
      action={
        search ? undefined : (
          <ButtonLink kind="primary" to="/dashboard/slideshows/new">
            Make a slide show
          </ButtonLink>
        )
      }
    />
  </Card>
)
