import { Outlet, useLocation, useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { secondFactorMissing } from '../../lib/call.ts'
import { safePath, withNext } from '../../lib/next-path.ts'
import { useSession } from '../../lib/session.ts'
import { admits, type RouteAccess, routes } from '../../route-table.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { GoTo } from './go-to.tsx'
import { PlainPage } from './plain-page.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: RouteAccess
  }
}

/** Someone who came without a session goes to /signin; one whose session ended here goes to /login. */
export function SessionGuard() {
  const session = useSession()
  const { href } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const setUp = () => void navigate({ to: '/account', replace: true })
    addEventListener(secondFactorMissing, setUp)
    return () => removeEventListener(secondFactorMissing, setUp)
  }, [navigate])
  const isLoaded = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined })
  // What hears of the session or of loaded files is drawn in one go. The first page is not: a slow phone would not answer to a finger.
  const begins = useDeferredValue(session.state === 'in' && isLoaded)
  const access = useMatches().at(-1)?.staticData.access ?? 'signed-in'
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />
    case 'unreachable':
      return <Unreachable onRetry={session.refresh} />
    case 'out':
      if (session.ending === 'left') return <GoTo href="/login" />
      return <GoTo href={withNext(session.ending ? '/login' : '/signin', href)} />
    case 'in':
      if (!begins) return <LoadingScreen />
      return admits(access, session.user.role) ? <Outlet /> : <GoTo href="/dashboard" />
  }
}

/** The account screens: a signed-in visitor is sent on to the wanted page. */
export function GuestGuard() {
  const { state } = useSession()
  const { search } = useLocation()
  if (state === 'loading') return <LoadingScreen />
  const wanted = safePath(Reflect.get(search, 'next'))
  return state === 'in' ? <GoTo href={wanted && !isForGuests(wanted) ? wanted : '/dashboard'} /> : <Outlet />
}

/** An account screen as the wanted page would send the visitor on to where they are. */
const isForGuests = (wanted: string) => {
  const path = wanted.replace(/\/*([?#].*)?$/, '').toLowerCase()
  return routes.some((row) => row.access === 'guests' && row.path === path)
}

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <PlainPage title="Not reachable">
    <ErrorState
      title="Klasrum cannot be reached"
      text="The server did not answer. You are still signed in on this device; nothing is lost."
      onRetry={onRetry}
    />
  </PlainPage>
)
