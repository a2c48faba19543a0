import { lazy, Suspense, useSyncExternalStore } from 'react'
import { answerAsked, isPasswordAsked, watchPasswordAsked } from '../../lib/password-asked.ts'

const PasswordAgainDialog = lazy(async () => ({
  default: (await import('./password-again-dialog.tsx')).PasswordAgainDialog,
}))

/** Stands in the frame of every page: whatever is sent there may need the password typed again. */
export function PasswordAgain({ email }: { email: string }) {
  const isAsked = useSyncExternalStore(watchPasswordAsked, isPasswordAsked)
  if (!isAsked) return null
  return (
    <Suspense>
      <PasswordAgainDialog
        email={email}
        onTyped={() => answerAsked(true)}
        onClose={() => answerAsked(false)}
      />
    </Suspense>
  )
}
