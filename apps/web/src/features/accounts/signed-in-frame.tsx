import { IconLayoutDashboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { fullName, initials } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SessionBanner } from './session-banner.tsx'

type SignedInFrameProps = Pick<
  ComponentProps<typeof PageFrame>,
  'title' | 'documentTitle' | 'back' | 'wide' | 'children'
>

/** The page frame of everyone who is signed in: avatar menu and expiry banner included. */
export function SignedInFrame(props: SignedInFrameProps) {
  const { user, signOut } = useSession()
  if (!user) return null
  return (
    <PageFrame
      {...props}
      user={{ name: fullName(user), email: user.email, initials: initials(user) }}
      menu={[
        { label: 'Dashboard', icon: <IconLayoutDashboard size={18} />, to: '/dashboard' },
        { label: 'Account', icon: <IconUserCircle size={18} />, to: '/account' },
        { label: 'Sign out', icon: <IconLogout size={18} />, onClick: () => void signOut() },
      ]}
      banner={<SessionBanner />}
    />
  )
}
