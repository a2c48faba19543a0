import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import css from './first-rows.module.css'

/** More than these are shown on demand; on paper all are. */
const shownAtFirst = 5

/** A table of learners whose first rows show, so that what follows is in reach. */
export function FirstRows({ count, children }: { count: number; children: ReactNode }) {
  const [all, setAll] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isShort = !all && count > shownAtFirst
  // The pressed button is gone by then.
  useEffect(() => {
    if (all)
      place.current?.querySelectorAll<HTMLElement>('tbody > tr')[shownAtFirst]?.querySelector('a')?.focus()
  }, [all])
  return (
    <>
      <div ref={place} className={isShort ? css.short : undefined}>
        {children}
      </div>
      {isShort ? (
        <div className={css.more}>
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {counted(count, 'learner')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
