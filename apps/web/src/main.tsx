import './lib/trusted-types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { readSheetAhead } from './features/gradebook/sending/read-ahead.ts'
import { sendWhatIsUnsent } from './features/gradebook/sending/send-unsent.ts'
import { queryClient } from './lib/query.ts'
import { startSession } from './lib/session.ts'
import { registerShell } from './lib/shell-worker.ts'
import { loadPageAhead, router } from './router.tsx'
import { offerNewVersion } from './ui/new-version.ts'
import { UiProvider } from './ui/provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

if (import.meta.env.PROD) registerShell({ onNewVersion: offerNewVersion })
startSession()
readSheetAhead(location)
loadPageAhead()
sendWhatIsUnsent()

// What the build has rendered stays on the screen until the app can draw the same: it would be blank in between.
const ready = root.hasAttribute('data-prerendered') ? router.load().catch(() => {}) : Promise.resolve()

/** What the build has rendered could not be typed into; from here on the app draws it. */
function Drawn({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    root?.removeAttribute('inert')
    root?.removeAttribute('data-prerendered')
  }, [])
  return children
}

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <Drawn>
        <UiProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </UiProvider>
      </Drawn>
    </StrictMode>,
  )

/** Whoever walked through the page with the Tab key before the app drew it stays where she was. */
function drawOverPrerendered(into: HTMLElement): void {
  const stops = () => [...into.querySelectorAll<HTMLElement>('a, button, summary, main')]
  const stop = stops().findIndex((each) => each === document.activeElement)
  flushSync(draw)
  stops()[stop]?.focus({ preventScroll: true })
}

// In slices: drawn in one go, a page would not answer to a finger for as long as a slow phone needs for all of it. What the build
// has rendered is replaced at once instead: nothing that is done in it meanwhile would last.
void ready.then(() =>
  root.hasAttribute('data-prerendered') ? drawOverPrerendered(root) : startTransition(draw),
)
