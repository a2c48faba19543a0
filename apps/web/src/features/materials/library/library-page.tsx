import { useSession } from '../../../lib/session.ts'
import { SignedInFrame } from '../../accounts/door.ts'
import { makesMaterial, NoMaterialForYou } from '../makers.tsx'
import { Library } from './library.tsx'

export function LessonPlanLibrary() {
  const { user } = useSession()
  if (!user) return null
  return (
    <SignedInFrame title="Lesson plan library" back={{ to: '/lesson-plans', label: 'Back to lesson plans' }}>
      {makesMaterial(user.role) ? <Library /> : <NoMaterialForYou />}
    </SignedInFrame>
  )
}
