import { IconFileText, IconPresentation, IconTable, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkCard } from '../../ui/card.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import css from './card-grid.module.css'
import { useWork } from './figures.ts'
import { type WaitingRow, waitingRows } from './waiting-rows.ts'

const icons: Record<WaitingRow['kind'], ReactNode> = {
  sheet: <IconTable size={18} />,
  run: <IconFileText size={18} />,
  show: <IconPresentation size={18} />,
  people: <IconUsers size={18} />,
}

const most = 8

/** Nothing at all while nothing waits. */
export function WaitingList() {
  const { data } = useWork()
  const rows = data ? waitingRows(data, new Date()) : []
  if (rows.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="waiting">
      <SectionHead id="waiting" title="Waiting for you" />
      <div className={css.grid} data-small>
        {rows.slice(0, most).map(({ key, kind, title, text, ...target }) => (
          <LinkCard key={key} {...target} icon={icons[kind]} title={title} text={text} small />
        ))}
      </div>
    </section>
  )
}
