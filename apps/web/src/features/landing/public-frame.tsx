import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'
import { SessionBanner } from '../accounts/door.ts'
import { Footer } from './footer.tsx'
import css from './public-frame.module.css'
import { TopBar } from './top-bar.tsx'

/** Around every page that needs no account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <SkipLink />
      <SessionBanner top />
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
