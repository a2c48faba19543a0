import { useSession } from '../../../lib/session.ts'
import { SignedInFrame } from '../../accounts/door.ts'
import { NewShowForm } from './new-show-form.tsx'

export function NewSlideShow() {
  const { user } = useSession()
  if (!user) return null
  return (
    <SignedInFrame
      title="New slide show"
      back={{ to: '/dashboard/slideshows', label: 'Back to slide shows' }}
    >
      <NewShowForm user={user} />
    </SignedInFrame>
  )
}
