import { pageIn, pageText, useUrlValues } from './url-values.ts'
import { useLastPage } from './use-last-page.ts'

type PagedQuery = { data: { total_pages: number } | undefined; isPlaceholderData: boolean }

/** The page that the address names, and a way to turn to another. */
export function usePageInUrl() {
  const { values, change } = useUrlValues()
  return {
    values,
    change,
    page: pageIn(values.page),
    goTo: (page: number, replace = false) => change({ page: pageText(page) }, { replace }),
  }
}

/** Goes to the last page of a list when the address names one beyond it. */
export const useLastPageOf = (
  list: PagedQuery,
  page: number,
  setPage: (page: number, replace: boolean) => void,
) => useLastPage({ page, last: list.isPlaceholderData ? undefined : list.data?.total_pages, setPage })
