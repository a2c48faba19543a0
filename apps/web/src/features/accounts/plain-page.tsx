import type { ReactNode } from 'react'
import { Brand } from '../../ui/mark.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './plain-page.module.css'
import { SessionBanner } from './session-banner.tsx'

/** A page for when neither the user nor the page itself is at hand. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <>
      <SessionBanner top />
      <main className={css.page}>
        <header className={css.head}>
          <Brand to="/" />
        </header>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        {children}
      </main>
    </>
  )
}
