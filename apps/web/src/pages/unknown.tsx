import { GoTo } from '../features/accounts/go-to.tsx'
import { useSession } from '../lib/session.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'

export function UnknownPage() {
  const { state } = useSession()
  if (state === 'loading') return <LoadingScreen />
  return <GoTo href={state === 'out' ? '/' : '/dashboard'} />
}
