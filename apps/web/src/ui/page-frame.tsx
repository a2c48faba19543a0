import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Account, AccountMenu, type MenuEntry } from './account-menu.tsx'
import { Mark } from './mark.tsx'
import css from './page-frame.module.css'
import { useHeadingFocus, usePageTitle } from './page-title.ts'
import { SkipLink } from './skip-link.tsx'
import type { Target } from './target.ts'

type PageFrameProps = {
  title: string
  documentTitle?: string
  back?: Target & { label: string }
  home?: Target & { label: string }
  /** Use the whole width of the window. */
  wide?: boolean
  user?: Account
  menu?: readonly MenuEntry[]
  /** Lies across the page under the header. */
  banner?: ReactNode
  /** Stands in the header before the avatar. */
  status?: ReactNode
  children: ReactNode
}

export function PageFrame(props: PageFrameProps) {
  const { title, documentTitle = title, back, wide, user, menu, banner, status, children } = props
  const { label: homeLabel, ...home } = props.home ?? { to: '/dashboard', label: 'Klasrum, dashboard' }
  const heading = useHeadingFocus()
  usePageTitle(documentTitle)
  return (
    <>
      <SkipLink />
      <header className={css.bar} data-wide={wide || undefined}>
        <div className={css.barIn}>
          <Link
            {...home}
            className={css.home}
            data-beside-back={back ? true : undefined}
            aria-label={homeLabel}
          >
            <Mark />
          </Link>
          {back ? <BackLink {...back} /> : null}
          <h1 className={css.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {status ? <div className={css.status}>{status}</div> : null}
          {user ? <AccountMenu user={user} menu={menu ?? []} /> : null}
        </div>
      </header>
      {banner}
      <main id="main" className={css.main} data-wide={wide || undefined} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function BackLink({ label, ...target }: Target & { label: string }) {
  return (
    <Link {...target} className={css.back} aria-label={label} title={label}>
      <IconArrowLeft size={20} aria-hidden />
    </Link>
  )
}
