import type { ReactNode } from 'react'
import { sayOr } from '../lib/say-or.ts'
import { Card, CardFoot, CardNote } from './card.tsx'
import { Pager } from './pager.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { ErrorState } from './states.tsx'

type Query<Data> = {
  data: Data | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

type QueryListProps<Data> = {
  list: Query<Data>
  /** Said when the list could not be read and the server gave no sentence of its own. */
  failed: string
  /** The same when what stands may be out of date, where it differs. */
  outdated?: string
  /** What a reader of the error need not fear. */
  reassurance?: string
  /** Shown until the first answer. */
  skeleton: ReactNode
  /** In a card of its own, where the list does not stand in one already. */
  apart?: boolean
  children: (data: Data) => ReactNode
}

/** A list that was asked for, or what stands in its place. One that could not be read again still shows what it knew. */
export function QueryList<Data>(props: QueryListProps<Data>) {
  const { list, failed, outdated = failed, reassurance, skeleton, apart, children } = props
  const retry = () => void list.refetch()
  if (!list.data) {
    if (!list.error) return skeleton
    const state = <ErrorState title={sayOr(list.error, failed)} text={reassurance} onRetry={retry} />
    return apart ? <Card>{state}</Card> : state
  }
  const notice = list.error ? <StaleNotice title={sayOr(list.error, outdated)} onRetry={retry} /> : null
  return (
    <>
      {notice && !apart ? <CardNote>{notice}</CardNote> : notice}
      {children(list.data)}
    </>
  )
}

type ListFootProps = {
  list: { data: { total: number; more_than_total?: boolean } | undefined; isPlaceholderData: boolean }
  page: number
  size: number
  onPage: (page: number) => void
}

/** The pages of a list in the foot of its card; nothing while it is empty. */
export const ListFoot = ({ list: { data, isPlaceholderData }, ...pages }: ListFootProps) =>
  data && data.total > 0 ? (
    <CardFoot>
      <Pager {...pages} total={data.total} more={data.more_than_total} busy={isPlaceholderData} />
    </CardFoot>
  ) : null
