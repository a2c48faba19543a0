import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Users } from '../features/accounts/users/users.tsx'

export const AdminUsersPage = () => (
  <SignedInFrame title="Users" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Users />
  </SignedInFrame>
)
