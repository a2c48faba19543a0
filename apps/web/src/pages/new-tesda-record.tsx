import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { NewTesdaRecord } from '../features/teachers/tesda/new-record.tsx'

export const NewTesdaRecordPage = () => (
  <SignedInFrame
    title="New TESDA Record"
    back={{ to: '/dashboard/divisions/tesda', label: 'Back to the TESDA records' }}
  >
    <NewTesdaRecord />
  </SignedInFrame>
)
