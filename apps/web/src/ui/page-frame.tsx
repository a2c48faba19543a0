import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Account, AccountMenu, type MenuEntry } from './account-menu.tsx'
import { BrandMark } from './mark.tsx'
import css from './page-frame.module.css'
import { useHeadingFocus, usePageTitle } from './page-title.ts'
import { SkipLink } from './skip-link.tsx'
import type { Target } from './target.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PageFrameProps = {
  title: string
  documentTitle?: string
  back?: Target & { label: string }
  home?: Target & { label: string }
  /** Use the whole width of the window. */
  wide?: boolean
  /** The page is as high as the window, without a margin: what it holds scrolls inside itself. */
  fill?: boolean
  /** Leaves the header out; its heading stays for those who hear the page. */
  bare?: boolean
  /** Stands in the header beside the title, and under it where there is no room. */
  nav?: ReactNode
  /** Stands under the title in smaller letters. */
  subtitle?: ReactNode
  user?: Account
  menu?: readonly MenuEntry[]
  /** The menu has something that waits to be done. */
  menuCalls?: boolean
  /** Lies across the page under the header. */
  banner?: ReactNode
  /** Stands in the header before the avatar. */
  status?: ReactNode
  children: ReactNode
}

export function PageFrame(props: PageFrameProps) {
  const {
    title,
    documentTitle = title,
    back,
    fill,
    wide = fill,
    bare,
    user,
    menu,
    menuCalls,
    children,
  } = props
  const { subtitle, nav, banner, status } = props
  const { label: homeLabel, ...home } = props.home ?? { to: '/dashboard', label: 'Klasrum, dashboard' }
  const heading = useHeadingFocus()
  usePageTitle(documentTitle)
  const name = (
    <h1 className={css.title} ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
  return (
    <div className={css.frame} data-fill={fill || undefined}>
      <SkipLink />
      {bare ? (
        <VisuallyHidden as="div">{name}</VisuallyHidden>
      ) : (
        <header className={css.bar} data-wide={wide || undefined}>
          <div className={css.barIn}>
            <Link
              {...home}
              className={css.home}
              data-beside-back={back ? true : undefined}
              aria-label={homeLabel}
            >
              <BrandMark />
            </Link>
            {back ? <BackLink {...back} /> : null}
            <div className={css.names} data-beside-nav={nav ? true : undefined}>
              {name}
              {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
            </div>
            {nav ? <div className={css.nav}>{nav}</div> : null}
            {status ? <div className={css.status}>{status}</div> : null}
            {user ? <AccountMenu user={user} menu={menu ?? []} calls={menuCalls} /> : null}
          </div>
        </header>
      )}
      {banner}
      <main id="main" className={css.main} data-wide={wide || undefined} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function BackLink({ label, ...target }: Target & { label: string }) {
  return (
    <Link {...target} className={css.back} aria-label={label} title={label}>
      <IconArrowLeft size={20} aria-hidden />
    </Link>
  )
}
