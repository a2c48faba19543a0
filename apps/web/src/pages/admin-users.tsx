import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Users } from '../features/accounts/users/users.tsx'
import { HealthNotice } from '../features/health/health-notice.tsx'
import { ButtonLink } from '../ui/button.tsx'

export const AdminUsersPage = () => (
  <SignedInFrame
    title="Users"
    back={{ to: '/dashboard', label: 'Back to the dashboard' }}
    status={
      <ButtonLink size="sm" to="/admin/health">
        Health
      </ButtonLink>
    }
  >
    <HealthNotice />
    <Users />
  </SignedInFrame>
)
