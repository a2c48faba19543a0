import { useSession } from '../../../lib/session.ts'
import { SignedInFrame } from '../../accounts/door.ts'
import { makesMaterial, NoMaterialForYou } from '../makers.tsx'
import { Bank } from './bank.tsx'

export function QuestionBank() {
  const { user } = useSession()
  if (!user) return null
  return (
    <SignedInFrame title="Question bank" back={{ to: '/lesson-plans', label: 'Back to lesson plans' }}>
      {makesMaterial(user.role) ? <Bank /> : <NoMaterialForYou />}
    </SignedInFrame>
  )
}
