import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchShared } from '@klasrum/testkit/chromium'
import { startPostgres } from '@klasrum/testkit/postgres'
import lighthouse from 'lighthouse'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import type { Fact, Result } from './measure.ts'
import { open } from './premises.ts'
import { fillSheets, wide } from './sheet-data.ts'

const webFolder = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const port = 9_347
const leastPerformance = 95
const longestPaint = 2_500
/** What a finger would not miss by: a count that comes to its tab, not a list that moves by a row. */
const mostShift = 0.01
/** A machine that does something else for a moment must not decide: the best of so many counts. */
const tries = 3

type Browser = Awaited<ReturnType<typeof launchShared>>
type Place = { url: string; token: string }
type Visit = { what: string; path: string; signedIn: boolean }

/** The pages of a newcomer and of a teacher's evening, on a slow phone as Lighthouse plays it. */
export async function benchLighthouse(): Promise<Result[]> {
  await import('../apps/web/build.ts')
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('lighthouse')), { webFolder })
  try {
    await premises.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(premises.app.server.address() as AddressInfo).port}`
    const { teacher, classes } = await fillSheets(premises.database, 6)
    const token = await openSession(premises.database.tx, teacher.id, new Date())
    const visits: Visit[] = [
      { what: 'landing', path: '/', signedIn: false },
      { what: 'sign-in', path: '/signin', signedIn: false },
      { what: 'dashboard', path: '/dashboard', signedIn: true },
      { what: 'class list', path: '/classes', signedIn: true },
      {
        what: 'grade sheet',
        path: `/classes/${classes[0]?.id}/gradebook?quarter=${wide.quarter}`,
        signedIn: true,
      },
    ]
    const figures: Fact[] = []
    for (const visit of visits) figures.push(...(await looked({ url, token }, visit)))
    return [{ title: 'Lighthouse, its mobile profile', figures }]
  } finally {
    await premises.close()
    await cluster.stop()
  }
}

/** Lighthouse opens its own tab in the same browser, so what is stored there for the address is found by it. */
async function store(browser: Browser, url: string, token: string | null): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((kept) => {
    localStorage.clear()
    if (kept) localStorage.setItem('token', kept)
  }, token)
  await page.close()
}

/**
 * A browser process of its own for each look, as the command `lighthouse` starts one: in a process that has run the app before, the
 * profiler that Lighthouse switches on first goes through all that was compiled there, and that counts as blocking the page.
 */
async function inFreshProcess<T>(folder: string, use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchShared(folder, port)
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A newcomer has nothing of the app; a teacher had it open yesterday. */
async function opensOnce({ url, token }: Place, path: string, folder: string): Promise<void> {
  await inFreshProcess(folder, async (browser) => {
    await store(browser, url, token)
    const page = await browser.newPage()
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      await navigator.serviceWorker?.ready
    })
    await page.close()
  })
}

async function looked({ url, token }: Place, { what, path, signedIn }: Visit): Promise<Fact[]> {
  const scores: Record<string, number>[] = []
  const paints: number[] = []
  const shifts: number[] = []
  for (let round = 0; round < tries; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'klasrum-lighthouse-'))
    if (signedIn) await opensOnce({ url, token }, path, folder)
    const answer = await inFreshProcess(folder, async (browser) => {
      await store(browser, url, signedIn ? token : null)
      return lighthouse(`${url}${path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        disableStorageReset: true,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      })
    })
    await rm(folder, { recursive: true, force: true })
    if (!answer) throw new Error(`Lighthouse says nothing of ${path}.`)
    const { categories, audits } = answer.lhr
    scores.push(
      Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
    )
    paints.push(audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY)
    shifts.push(audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY)
  }
  const best = (name: string) => Math.max(...scores.map((each) => each[name] ?? 0))
  // Pages behind the sign-in are kept from search engines on purpose.
  const whole = ['accessibility', 'best-practices', ...(signedIn ? [] : ['seo'])]
  const lcp = Math.min(...paints)
  const shift = Math.max(...shifts)
  return [
    {
      what: `${what}, performance`,
      found: `${best('performance')}, LCP ${(lcp / 1_000).toFixed(1)} s`,
      limit: {
        text: `≥ ${leastPerformance}${what === 'landing' ? ', ≤ 2.5 s' : ''}`,
        held: best('performance') >= leastPerformance && (what !== 'landing' || lcp <= longestPaint),
      },
    },
    {
      what: `${what}, layout shift`,
      found: shift.toFixed(3),
      limit: { text: `≤ ${mostShift}`, held: shift <= mostShift },
    },
    {
      what: `${what}, ${whole.join(', ')}`,
      found: whole.map(best).join(', '),
      limit: { text: '100', held: whole.every((name) => best(name) === 100) },
    },
  ]
}
