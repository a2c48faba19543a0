import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PlainPage } from '../features/accounts/plain-page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** Browsers word a missing chunk differently; all of them name the import or the preload. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message)

export function FaultPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (isMissingChunk(error)) {
    return (
      <PlainPage title="Page not loaded">
        <ErrorState
          title="This page could not be loaded"
          text="Klasrum was updated meanwhile, or the connection was lost. Reload the page to go on."
          action={
            <Button kind="primary" onClick={() => location.reload()}>
              Reload the page
            </Button>
          }
        />
      </PlainPage>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PlainPage title="Page not shown">
      <ErrorState
        title="This page could not be shown"
        text="An unexpected error occurred. Please try again."
        onRetry={retry}
        action={
          <ButtonLink kind="plain" size="sm" to="/dashboard">
            Go to the dashboard
          </ButtonLink>
        }
      />
    </PlainPage>
  )
}
