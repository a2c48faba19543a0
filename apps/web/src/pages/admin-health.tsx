import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Health } from '../features/health/health.tsx'

export const AdminHealthPage = () => (
  <SignedInFrame title="Health" back={{ to: '/admin', label: 'Back to Users' }}>
    <Health />
  </SignedInFrame>
)
