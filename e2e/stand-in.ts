import type { Page, Route } from '@playwright/test'

type Answer = { status?: number } & ({ json: unknown } | { contentType: string; body: string })
/** `PUT /api/education/schools/*`: the method and a glob of the address. */
type Calls = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

/** Answers these calls in the server's place until the function it gives back is called; all others go through. */
export async function answer(page: Page, calls: Calls, as: Answer): Promise<() => Promise<void>> {
  const [method, path] = calls.split(' ')
  const stand = (route: Route) => (route.request().method() === method ? route.fulfill(as) : route.fallback())
  await page.route(`**${path}`, stand)
  return () => page.unroute(`**${path}`, stand)
}

/** Lets the server answer these calls and hands on what the function makes of it, until the one it gives back is called. */
export async function change<Body>(
  page: Page,
  calls: Calls,
  into: (body: Body) => unknown,
): Promise<() => Promise<void>> {
  const [method, path] = calls.split(' ')
  const hand = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: into(await response.json()) })
  }
  await page.route(`**${path}`, hand)
  return () => page.unroute(`**${path}`, hand)
}

/** An answer without a sentence of its own: the screen has to find the words. */
export const fail = (page: Page, calls: Calls) => answer(page, calls, { status: 500, json: {} })

/** Keeps these calls waiting until the function it gives back is called; then they go on as they would have. */
export async function hold(page: Page, calls: Calls): Promise<() => Promise<void>> {
  const [method, path] = calls.split(' ')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    if (route.request().method() === method) await released
    await route.fallback()
  }
  await page.route(`**${path}`, wait)
  return async () => {
    release()
    await page.unroute(`**${path}`, wait)
  }
}
