import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { NewClass } from '../features/classes/form/new-class.tsx'

export const NewClassPage = () => (
  <SignedInFrame title="New class record" back={{ to: '/classes', label: 'Back to classes' }}>
    <NewClass />
  </SignedInFrame>
)
