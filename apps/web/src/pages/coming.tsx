import { useMatches } from '@tanstack/react-router'
import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { useSession } from '../lib/session.ts'
import { type ComingPath, routes } from '../route-table.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states.tsx'
import { coming } from './coming-table.tsx'

const isComing = (path: string | undefined): path is ComingPath => path !== undefined && path in coming

/** A screen whose feature is not built yet says so, and what it will hold. */
export function ComingPage() {
  const { user } = useSession()
  const path = useMatches().at(-1)?.fullPath
  if (!isComing(path) || !user) return null
  const { icon, text } = coming[path]
  const title = routes.find((row) => row.path === path)?.title ?? ''
  return (
    <SignedInFrame title={title} back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
      <Card>
        <EmptyState
          icon={icon}
          title="Not open yet"
          text={text}
          action={
            <ButtonLink kind="primary" to="/dashboard">
              Go to the dashboard
            </ButtonLink>
          }
        />
      </Card>
    </SignedInFrame>
  )
}
