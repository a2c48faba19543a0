import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '@klasrum/testkit/app'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { breachesOf, policyGaps, routesOf, rowFor, withoutRow } from './matrix.ts'
import { policy } from './policy.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const routes = routesOf(app.fastify)
const contracted = routes.filter(({ shape }) => shape)
/** HEAD takes the way of its GET, with the same row; what it does for everybody, GET does too. */
const heads = contracted.filter(({ method, shape }) => method === 'HEAD' && shape?.access !== 'anyone')
const tried = [
  // Before what writes: a new picture of the wallet takes away the one that is asked for.
  ...atSize({ commit: heads.slice(0, 5), long: onPostgres ? heads : heads.slice(0, 5) }),
  ...contracted.filter(({ method }) => method !== 'HEAD'),
]

const recorded = [
  '/api/education/students',
  '/api/education/students/search',
  '/api/education/students/{id}',
  '/api/education/students/{id}/export',
  '/api/education/classes/{id}/enrollments',
  '/api/education/classes/{id}/class-list',
  '/api/education/classes/{id}/scores',
  '/api/education/classes/{id}/score-changes',
  '/api/education/classes/{id}/quarter-grades/{quarter}',
  '/api/education/classes/{id}/record',
  '/api/education/classes/{id}/sheets/{quarter}',
  '/api/education/classes/{id}/reports/{quarter}',
  '/api/education/classes/{id}/reports/{quarter}/file',
  '/api/education/classes/{id}/learners/{student_id}/report',
  '/api/education/classes/{id}/report-cards',
  '/api/education/sections/grades',
  '/api/education/sections/grades/file',
  '/api/education/classes/{id}/workbook',
  '/api/education/classes/{id}/school-forms/{form_id}',
  '/api/education/classes/{id}/school-forms/{form_id}/file',
  '/api/education/sections/school-forms/{form_id}/file',
]
/** The mailed link is used up by a GET, as specified; who opens what shows learners' scores or grades is recorded; what takes long to find out counts for an hour. */
const changedByReading = [
  ...['GET', 'HEAD'].flatMap((method) => [
    `${method} /api/education/pronunciations/sound`,
    `${method} /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/others`,
  ]),
  'GET /api/auth/verify-email',
  ...recorded.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
]

test('every route has a row in the policy, every row a route, and both agree with the contract', () => {
  expect(policyGaps(routes, policy)).toEqual([])
})

test('the calls that need no session are these and no others', () => {
  const open = contracted
    .filter(({ shape, method }) => shape?.access === 'anyone' && method !== 'HEAD')
    .map(({ name }) => name)
  expect(open.sort()).toEqual([
    'GET /api/auth/verify-email',
    'GET /api/global-values/',
    'GET /api/global-values/lookup',
    'GET /api/health',
    'GET /api/slideshow-files/{id}/{name}',
    'GET /api/support',
    'GET /global-values/',
    'POST /api/auth/forgot-password',
    'POST /api/auth/resend-verification',
    'POST /api/auth/reset-password',
    'POST /api/auth/signin',
    'POST /api/auth/signup',
    'POST /api/auth/verification',
    'POST /api/auth/verify-email',
  ])
})

test('what is served outside the contract is the reference page, where to report a hole, and nothing else', () => {
  const others = routes.filter(({ shape }) => !shape).map(({ name }) => name)
  expect(
    nonEmpty(others).filter(
      (name) => !/^(GET|HEAD) \/(api\/docs(\/|$)|\.well-known\/security\.txt$)/.test(name),
    ),
  ).toEqual([])
})

test('with the web app built, its files are served too, for reading', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klasrum-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const file of ['index.html', 'assets/page.js', '.built']) writeFileSync(join(folder, file), '')
  const withWeb = await buildApp(app.house, { webFolder: folder })
  onTestFinished(() => withWeb.close())
  const known = new Set(routes.map(({ name }) => name))
  const added = routesOf(withWeb).map(({ name }) => name)
  expect(added.filter((name) => !known.has(name)).sort()).toEqual([
    'GET /assets/page.js',
    'HEAD /assets/page.js',
  ])
})

test.each(nonEmpty(tried))(
  '$name is open to those the policy names, and leaves no trace of the others',
  async (route) => {
    const row = rowFor(policy, route)
    if (!row) throw new Error(withoutRow(route))
    const reads =
      (route.method === 'GET' || route.method === 'HEAD') && !changedByReading.includes(route.name)
    expect(await breachesOf(world, route, row, { mayChange: !reads })).toEqual([])
  },
)
