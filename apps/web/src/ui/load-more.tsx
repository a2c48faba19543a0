import { Button } from './button.tsx'

type LoadMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  className: string | undefined
}

/** The button below a list that has more; nothing when all of it is there. */
export const LoadMore = ({ list, className }: LoadMoreProps) =>
  list.hasNextPage ? (
    <div className={className}>
      <Button
        size="sm"
        working={list.isFetchingNextPage && 'Loading…'}
        onClick={() => void list.fetchNextPage()}
      >
        Load more
      </Button>
    </div>
  ) : null
