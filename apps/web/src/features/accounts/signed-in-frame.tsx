import {
  IconHelpCircle,
  IconLayoutDashboard,
  IconLogout,
  IconRefresh,
  IconUserCircle,
} from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { fullName, initials } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { readUnsentCount } from '../../lib/unsent-count.ts'
import { useNewVersion } from '../../ui/new-version.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PasswordAgain } from './password-again.tsx'
import { SessionBanner } from './session-banner.tsx'

/** Pages that work without a connection call it while there is one. */
export const loadSignOutDialog = () => import('./sign-out-dialog.tsx')
const SignOutDialog = lazy(async () => ({ default: (await loadSignOutDialog()).SignOutDialog }))

type SignedInFrameProps = Omit<ComponentProps<typeof PageFrame>, 'home' | 'user' | 'menu' | 'banner'>

/** The page frame of everyone who is signed in: avatar menu and expiry banner included. */
export function SignedInFrame(props: SignedInFrameProps) {
  const { user, signOut } = useSession()
  const [unsent, setUnsent] = useState(0)
  const takeNewVersion = useNewVersion()
  if (!user) return null
  const leave = () => {
    const count = readUnsentCount(user.id)
    if (count > 0) setUnsent(count)
    else void signOut()
  }
  return (
    <>
      <PageFrame
        {...props}
        user={{ name: fullName(user), email: user.email, initials: initials(user) }}
        menuCalls={takeNewVersion !== undefined}
        menu={[
          ...(takeNewVersion
            ? [{ label: 'Reload the new version', icon: <IconRefresh size={18} />, onClick: takeNewVersion }]
            : []),
          { label: 'Dashboard', icon: <IconLayoutDashboard size={18} />, to: '/dashboard' },
          { label: 'Account', icon: <IconUserCircle size={18} />, to: '/account' },
          { label: 'Help', icon: <IconHelpCircle size={18} />, to: '/help' },
          { label: 'Sign out', icon: <IconLogout size={18} />, onClick: leave },
        ]}
        banner={<SessionBanner />}
      />
      <PasswordAgain email={user.email} />
      <Suspense>
        {unsent > 0 ? (
          <SignOutDialog unsent={unsent} onConfirm={signOut} onClose={() => setUnsent(0)} />
        ) : null}
      </Suspense>
    </>
  )
}
