import './lib/trusted-types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readSheetAhead } from './features/gradebook/sending/read-ahead.ts'
import { sendWhatIsUnsent } from './features/gradebook/sending/send-unsent.ts'
import { queryClient } from './lib/query.ts'
import { startSession } from './lib/session.ts'
import { keepShell } from './lib/shell-worker.ts'
import { loadPageAhead, router } from './router.tsx'
import { offerNewVersion } from './ui/new-version.ts'
import { UiProvider } from './ui/provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

if (import.meta.env.PROD) keepShell({ onNewVersion: offerNewVersion })
startSession()
readSheetAhead(location)
loadPageAhead()
sendWhatIsUnsent()

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>,
)
