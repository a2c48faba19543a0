import './lib/trusted-types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { createRoot } from 'react-dom/client'
import { readSheetAhead } from './features/gradebook/sending/read-ahead.ts'
import { sendWhatIsUnsent } from './features/gradebook/sending/send-unsent.ts'
import { pause } from './lib/pause.ts'
import { queryClient } from './lib/query.ts'
import { startSession } from './lib/session.ts'
import { registerShell } from './lib/shell-worker.ts'
import { loadPageAhead, router } from './router.tsx'
import { offerNewVersion } from './ui/new-version.ts'
import { UiProvider } from './ui/provider.tsx'

function elementOfPage(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no element with the id "root"')
  return element
}

const page = elementOfPage()

/** What the build has rendered could not be typed into; from here on the app draws it. */
const isPrerendered = page.hasAttribute('data-prerendered')
const root = isPrerendered ? elementInPlaceOf(page) : page

function elementInPlaceOf({ id }: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  return element
}

const stopsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('a, button, summary, main'),
]

const disclosuresIn = (element: HTMLElement) => [...element.querySelectorAll('details')]

/** What a visitor opened or closed before the app came would fall back otherwise. */
function openLike(prerendered: HTMLElement): void {
  const drawn = disclosuresIn(root)
  for (const [at, { open }] of disclosuresIn(prerendered).entries()) {
    const disclosure = drawn[at]
    if (disclosure) disclosure.open = open
  }
}

/**
 * Puts what the app has drawn in the place of what the build has rendered, which stands and can be walked through until
 * then. Whoever did that with the Tab key stays where she was. The place is taken before anything that is drawn takes
 * the focus or is measured: outside of the page, neither can be done.
 */
function TakingPlace({ of, children }: { of: HTMLElement; children: ReactNode }) {
  const stop = useRef(-1)
  useInsertionEffect(() => {
    const { activeElement } = document
    stop.current = activeElement instanceof HTMLElement ? stopsIn(of).indexOf(activeElement) : -1
    of.replaceWith(root)
  }, [of])
  useLayoutEffect(() => {
    openLike(of)
    stopsIn(root)[stop.current]?.focus({ preventScroll: true })
  }, [of])
  return children
}

const app = (
  <UiProvider>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </UiProvider>
)

/**
 * In slices: done in one go, a page would not answer to a finger for as long as a slow phone needs for all of it. It is a
 * function because pages import from this file's chunk: one that awaits at its top would wait for them, and they for it.
 */
async function start(): Promise<void> {
  await pause()
  if (import.meta.env.PROD) registerShell({ onNewVersion: offerNewVersion })
  startSession()
  readSheetAhead(location)
  sendWhatIsUnsent()
  await pause()
  loadPageAhead()
  await pause()
  // What the build has rendered stays on the screen until the app can draw the same: it would be blank in between.
  if (isPrerendered) await router.load().catch(() => {})
  const drawn = createRoot(root)
  await pause()
  startTransition(() =>
    drawn.render(<StrictMode>{isPrerendered ? <TakingPlace of={page}>{app}</TakingPlace> : app}</StrictMode>),
  )
}

void start()
