import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import css from './end-of-list.module.css'
import { Notice } from './notice.tsx'

type EndOfListProps = {
  hasMore: boolean
  loading: boolean
  /** Why the next rows did not come. */
  problem?: string
  onMore: () => void
}

/** Asks for more rows when it comes into view; the button does the same for the keyboard. */
export function EndOfList({ hasMore, loading, problem, onMore }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && !problem
  useEffect(() => {
    const place = end.current
    if (!place || !waiting) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore()
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [waiting, onMore])
  return (
    <div ref={end} className={css.end}>
      {problem ? <Notice tone="harm">{problem}</Notice> : null}
      {hasMore ? (
        <Button size="sm" working={loading && 'Loading…'} onClick={() => onMore()}>
          {problem ? 'Try again' : 'Load more'}
        </Button>
      ) : (
        <p>No more results</p>
      )}
    </div>
  )
}
