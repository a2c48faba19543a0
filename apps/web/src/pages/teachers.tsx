import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Teachers } from '../features/teachers/teachers.tsx'

export const TeachersPage = () => (
  <SignedInFrame title="Manage Teaching Staff" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Teachers />
  </SignedInFrame>
)
