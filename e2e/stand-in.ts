import type { Page, Route } from '@playwright/test'

type Answer = { status?: number } & ({ json: unknown } | { contentType: string; body: string })
/** `PUT /api/education/schools/*`: the method and a glob of the address. */
type Calls = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

/**
 * Stands in for the server until the function it gives back is called. The route itself stays: a call that is under way while
 * a route is taken away may never be answered.
 */
async function intercept(
  page: Page,
  calls: Calls,
  act: (route: Route) => Promise<void>,
): Promise<() => void> {
  const [method, path] = calls.split(' ')
  let isActive = true
  await page.route(`**${path}`, (route) =>
    isActive && route.request().method() === method ? act(route) : route.fallback(),
  )
  return () => {
    isActive = false
  }
}

/** Answers these calls in the server's place until the function it gives back is called; all others go through. */
export const answer = (page: Page, calls: Calls, as: Answer) =>
  intercept(page, calls, (route) => route.fulfill(as))

/** Lets the server answer these calls and hands on what the function makes of it, until the one it gives back is called. */
export const change = <Body>(page: Page, calls: Calls, into: (body: Body) => unknown) =>
  intercept(page, calls, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: into(await response.json()) })
  })

/** An answer without a sentence of its own: the screen has to find the words. */
export const fail = (page: Page, calls: Calls) => answer(page, calls, { status: 500, json: {} })

/** Loses these calls on the way, or only their answers, until the function it gives back is called. */
export const cut = (page: Page, calls: Calls, lost: 'call' | 'answer' = 'call') =>
  intercept(page, calls, async (route) => {
    if (lost === 'answer') await route.fetch()
    await route.abort('connectionreset')
  })

/** Keeps these calls waiting until the function it gives back is called; then they go on as they would have. */
export async function delay(page: Page, calls: Calls): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await intercept(page, calls, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
