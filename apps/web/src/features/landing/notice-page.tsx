import type { ReactNode } from 'react'
import { useHeadingFocus, usePageTitle } from '../../ui/page-title.ts'
import css from './notice-page.module.css'
import { PublicFrame } from './public-frame.tsx'

type NoticePageProps = { title: string; lead: ReactNode; children: ReactNode }

/** A page to read from top to bottom. */
export function NoticePage({ title, lead, children }: NoticePageProps) {
  const heading = useHeadingFocus()
  usePageTitle(title)
  return (
    <PublicFrame>
      <article className={css.page}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </article>
    </PublicFrame>
  )
}
