import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { AuthPage } from './pages/auth.tsx'
import { LandingPage } from './pages/landing.tsx'
import { UiProvider } from './ui/provider.tsx'

/** What a visitor sees first, as HTML: it is on the screen before the first script has come. */
export const prerendered = {
  '/': { component: LandingPage, page: 'landing' },
  '/signin': { component: AuthPage, page: 'auth' },
  '/login': { component: AuthPage, page: 'auth' },
  '/signup': { component: AuthPage, page: 'auth' },
} as const

export async function prerender(path: keyof typeof prerendered): Promise<string> {
  const root = createRootRoute()
  const routes = Object.entries(prerendered).map(([each, { component }]) =>
    createRoute({ getParentRoute: () => root, path: each, component }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: () => ({}),
    stringifySearch: () => '',
  })
  await router.load()
  return renderToString(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
}
