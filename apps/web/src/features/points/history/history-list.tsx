import type { ReactNode } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EndOfList } from '../../../ui/end-of-list.tsx'
import { ErrorState } from '../../../ui/states.tsx'

type HistoryListProps<T> = {
  caption: string
  columns: readonly Column<T>[]
  history: {
    data: T[] | undefined
    error: Error | null
    isPending: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  /** What is said when the history cannot be read. */
  failure: string
  empty: ReactNode
}

/** Rows newest first that grow downwards, page by page. */
export function HistoryList<T extends { id: number }>(props: HistoryListProps<T>) {
  const { caption, columns, history, failure, empty } = props
  const rows = history.data ?? []
  if (history.error && !history.data) {
    const why = sayOr(history.error, failure)
    return (
      <ErrorState
        title={failure}
        text={why === failure ? 'The server did not answer.' : why}
        onRetry={() => void history.refetch()}
      />
    )
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        loading={history.isPending}
        empty={empty}
      />
      {rows.length > 0 ? (
        <EndOfList
          hasMore={history.hasNextPage}
          loading={history.isFetchingNextPage}
          problem={history.isFetchNextPageError ? sayOr(history.error, failure) : undefined}
          onMore={history.fetchNextPage}
        />
      ) : null}
    </>
  )
}
