import { IconFileText, IconPresentation, IconTable, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import css from './card-grid.module.css'
import { useWorkOfPage } from './figures.ts'
import { type WaitingRow, waitingRows } from './waiting-rows.ts'

const icons: Record<WaitingRow['kind'], ReactNode> = {
  sheet: <IconTable size={18} />,
  run: <IconFileText size={18} />,
  show: <IconPresentation size={18} />,
  people: <IconUsers size={18} />,
}

/** One row, or what a phone shows without hiding the rest of the page. */
const shownAtFirst = { wide: 4, narrow: 3 }

/** Nothing at all while nothing waits. */
export function WaitingWork() {
  const { data } = useWorkOfPage()
  const [all, setAll] = useState(false)
  const first = useNarrow() ? shownAtFirst.narrow : shownAtFirst.wide
  const rows = data ? waitingRows(data, new Date()) : []
  if (rows.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="waiting">
      <SectionHead id="waiting" title="Waiting for you" />
      <div className={css.grid} data-small>
        {(all ? rows : rows.slice(0, first)).map(({ key, kind, title, text, ...target }) => (
          <LinkCard key={key} {...target} icon={icons[kind]} title={title} text={text} small />
        ))}
      </div>
      {all || rows.length <= first ? null : (
        <div className={css.more}>
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        </div>
      )}
    </section>
  )
}
