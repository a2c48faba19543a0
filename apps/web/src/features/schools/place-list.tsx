import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sayOr } from '../../lib/say-or.ts'
import { useLastPage } from '../../lib/use-last-page.ts'
import { Card } from '../../ui/card.tsx'
import { lastPage } from '../../ui/page-span.ts'
import { Pager } from '../../ui/pager.tsx'
import { RecordGrid } from '../../ui/record-card.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PlaceBones } from './place-bones.tsx'
import css from './place-list.module.css'
import type { PlaceUrl } from './place-url.ts'

type PlaceListProps<T> = {
  /** What is listed, such as "Divisions". */
  heading: string
  list: UseQueryResult<readonly T[]>
  /** How many the search finds, counted apart from the list. */
  found: UseQueryResult<{ count: number }>
  pageSize: number
  url: PlaceUrl
  loadingText: string
  /** When nothing could be loaded, and when what stands may be out of date. */
  failed: string
  outdated: string
  empty: ReactNode
  card: (record: T) => ReactNode
}

/** Cards of one page, or what stands in their place. */
export function PlaceList<T>(props: PlaceListProps<T>) {
  const { heading, list, found, pageSize, url, loadingText, failed, outdated, empty, card } = props
  const { data, error, refetch, isPlaceholderData } = list
  const { page } = url.place
  const total = found.isPlaceholderData ? undefined : found.data?.count
  const span = { page, size: pageSize, total: total ?? (page - 1) * pageSize + (data?.length ?? 0) }
  const known = total !== undefined && data && !isPlaceholderData
  const beyond = useLastPage({ page, last: known ? lastPage(span) : undefined, setPage: url.setPage })

  const retry = () => void refetch()
  if (!data || beyond) {
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, failed)} text="Nothing was changed." onRetry={retry} />
      </Card>
    ) : (
      <PlaceBones text={loadingText} />
    )
  }
  return (
    <section className={css.list} aria-busy={isPlaceholderData || undefined}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {error ? <StaleNotice title={sayOr(error, outdated)} onRetry={retry} /> : null}
      {data.length === 0 ? <Card>{empty}</Card> : <RecordGrid label={heading}>{data.map(card)}</RecordGrid>}
      {data.length > 0 && lastPage(span) > 1 ? (
        <Pager {...span} onPage={url.setPage} busy={isPlaceholderData} />
      ) : null}
    </section>
  )
}
