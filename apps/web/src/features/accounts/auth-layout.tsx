import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { Board } from '../../ui/board.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Brand } from '../../ui/mark.tsx'
import { useHeadingFocus, usePageTitle } from '../../ui/page-title.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import css from './auth-layout.module.css'
import { SessionBanner } from './session-banner.tsx'

const promises = [
  '30 free points, no card needed',
  'Points never expire',
  'Your data is yours: download it at any time',
]

type AuthLayoutProps = {
  title: string
  documentTitle?: string
  lead?: ReactNode
  icon?: ReactNode
  tone?: 'go' | 'done' | 'harm'
  /** Set it where the panel replaces another at the same address: the heading then takes the focus. */
  replacing?: boolean
  children?: ReactNode
  /** The way to the neighbouring screen, under a rule. */
  foot?: ReactNode
}

export function AuthLayout(props: AuthLayoutProps) {
  const { title, documentTitle = title, lead, icon, tone, replacing, children, foot } = props
  const heading = useHeadingFocus()
  usePageTitle(documentTitle)
  useEffect(() => {
    if (replacing) heading.current?.focus()
  }, [replacing, heading])
  return (
    <>
      <SessionBanner top />
      <div className={css.screen}>
        <SkipLink />
        <div className={css.side}>
          <Board as="aside" ledge="right">
            <div className={css.sideIn}>
              <Brand to="/" size={34} onBoard />
              <div className={css.pitch}>
                <h2>Grades, lesson plans and quizzes, kept in one record book.</h2>
                <TickList items={promises} />
              </div>
              <SupportLine />
            </div>
          </Board>
        </div>
        <main id="main" className={css.main} tabIndex={-1}>
          <div className={css.box}>
            <div className={css.phoneBrand}>
              <Brand to="/" />
            </div>
            {icon ? <Glyph tone={tone}>{icon}</Glyph> : null}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead ? <p className={css.lead}>{lead}</p> : null}
            {children}
            {foot ? <p className={css.foot}>{foot}</p> : null}
          </div>
        </main>
      </div>
    </>
  )
}

function SupportLine() {
  const { data } = useQuery({
    queryKey: ['support'],
    queryFn: () => call('GET /api/support'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p className={css.support}>
      {data ? (
        <>
          Need help? <a href={`mailto:${data.email}`}>{data.email}</a>
        </>
      ) : null}
    </p>
  )
}
