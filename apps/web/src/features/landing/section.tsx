import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './section.module.css'

type SectionProps = {
  id: string
  title: string
  lead?: ReactNode
  /** White paper instead of the warm ground. */
  paper?: boolean
  /** Head at the left, content at the right. */
  beside?: boolean
  /** Stands under the head. */
  under?: ReactNode
  children: ReactNode
}

export function LandingSection({ id, title, lead, paper, beside, under, children }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  const wanted = useLocation({ select: ({ hash }) => hash === id })
  // The router only scrolls to an anchor; without this the Tab key would go on from the top of the page.
  useEffect(() => {
    if (wanted) section.current?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <section
      id={id}
      ref={section}
      tabIndex={-1}
      className={css.section}
      data-raised={paper || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={css.inside} data-beside={beside || undefined}>
        <div className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {under ? <div className={css.under}>{under}</div> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
