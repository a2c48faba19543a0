import { useEffect } from 'react'

type Turning = {
  page: number
  /** The last page there is; undefined until that is known. */
  last: number | undefined
  setPage: (page: number, replace: boolean) => void
}

/** Goes to the last page when the address names one beyond it. True until it is there. */
export function useLastPage({ page, last, setPage }: Turning): boolean {
  const beyond = last !== undefined && page > last
  useEffect(() => {
    if (beyond) setPage(last, true)
  })
  return beyond
}
