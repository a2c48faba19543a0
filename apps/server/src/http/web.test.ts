import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { startApp } from '@klasrum/testkit/app'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'

const app = await startApp({ work: false })

const folder = await mkdtemp(join(tmpdir(), 'klasrum-web-'))
const script = 'export const greeting = "Magandang umaga"'
await mkdir(join(folder, 'assets'))
await writeFile(
  join(folder, 'index.html'),
  '<head><title>Klasrum</title><meta property="csp-nonce" nonce="__NONCE__"></head>',
)
await writeFile(join(folder, 'assets', 'page-a1b2.js'), script)
await writeFile(join(folder, 'assets', 'page-a1b2.js.br'), brotliCompressSync(script))
await writeFile(join(folder, 'colour-scheme.js'), 'document.title')
await writeFile(join(folder, 'sw.js'), 'self.skipWaiting')
const publicFiles = fileURLToPath(new URL('../../../web/public', import.meta.url))
for (const name of ['robots.txt', 'manifest.webmanifest'])
  await copyFile(join(publicFiles, name), join(folder, name))
await writeFile(join(folder, '.secret'), 'hidden')
await writeFile(
  join(folder, '.screens.json'),
  JSON.stringify({
    '/': '',
    '/signin': '',
    '/dashboard/schools': '<link rel="modulepreload" href="/assets/schools.js">',
    '/classes/$classId': '<link rel="modulepreload" href="/assets/roster.js">',
    '/classes/new-record': '<link rel="modulepreload" href="/assets/new-class.js">',
    '/classes/$classId/record': '',
    '/verify-email': '',
  }),
)
await writeFile(
  join(folder, '.pages.json'),
  JSON.stringify({ '/signin': '<title>Klasrum</title><style nonce="__NONCE__"></style><h1>Sign in</h1>' }),
)
const web = await buildApp(app.house, { webFolder: folder })
afterAll(async () => {
  await web.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers })

test.each([
  '/',
  '/signin',
  '/dashboard/schools',
  '/classes/7/record?view=1',
  '/verify-email?token=abc',
  '/Verify-Email/',
])('%s is the page, with a style nonce of its own and nothing to keep', async (path) => {
  const [one, two] = [await get(path), await get(path)]
  expect(one.statusCode).toBe(200)
  expect(one.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  const nonces = [one, two].map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '')
  expect(nonces[0]).not.toBe(nonces[1])
  expect(Buffer.from(nonces[0] ?? '', 'base64')).toHaveLength(16)
  const policy = String(one.headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe/)
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/assets/gone-c3d4.js'],
  ['GET', '/global-values/nothing'],
  ['GET', '/manifest.json'],
  ['GET', '/favicon.ico'],
  ['GET', '/classes/7/picture.png?size=2'],
  ['HEAD', '/.env'],
  ['GET', '/.env'],
  ['GET', '/.git/config'],
  ['GET', '/.aws/credentials'],
  ['GET', '/.well-known/change-password'],
  ['GET', '/index.html'],
  ['HEAD', '/index.html'],
  ['POST', '/signin'],
  ['DELETE', '/'],
] as const)('F28: %s %s is no page: 404 as JSON', async (method, url) => {
  const answer = await web.inject({ method, url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ code: 'path.not_found', detail: 'There is nothing at this address.' })
})

test.each(['/no/such/page', '/wp-admin', '/classes/7/record/more', '/classes//record'])(
  'F28: %s is no screen: the page that leads on comes as missing',
  async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(body).toMatch(/nonce="[^"_]+"/)
  },
)

test('a page of visitors comes with its words in it, the others without', async () => {
  expect((await get('/signin')).body).toContain('<h1>Sign in</h1>')
  expect((await get('/dashboard/schools')).body).not.toContain('<h1>')
})

test('a file of the build is sent compressed to who understands it, and kept for ever', async () => {
  const plain = await get('/assets/page-a1b2.js')
  expect(plain.body).toBe(script)
  const small = await get('/assets/page-a1b2.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(String(small.headers['content-type'])).toContain('javascript')
  expect(small.rawPayload).toEqual(brotliCompressSync(script))
})

test('a file whose name does not change is not kept for ever', async () => {
  expect((await get('/colour-scheme.js')).headers['cache-control']).toBe('public, max-age=3600')
})

test('robots.txt and the web manifest are files of their own', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toMatch(/^User-agent: \*\n(Disallow: \/\S+\n)+$/)
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ name: 'Klasrum', start_url: '/dashboard', icons: { length: 4 } })
})

test('the worker is asked for anew at every visit, as a script with the policy of every answer', async () => {
  const { statusCode, headers } = await get('/sw.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  expect(String(headers['content-type'])).toContain('javascript')
  expect(String(headers['content-security-policy'])).toContain("connect-src 'self'")
})

test('a build without a worker says so, so that browsers give up an older one', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'klasrum-web-'))
  await writeFile(join(bare, 'index.html'), '<title>Klasrum</title>')
  const withoutWorker = await buildApp(app.house, { webFolder: bare })
  const { statusCode } = await withoutWorker.inject('/sw.js')
  expect(statusCode).toBe(404)
  await withoutWorker.close()
  await rm(bare, { recursive: true })
})

test.each([
  '/.secret',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fetc%2fpasswd',
])('%s gives away nothing outside the build', async (path) => {
  const { body } = await get(path)
  expect(body).not.toMatch(/hidden|root:|"name"/)
})

test('the API answers beside the page', async () => {
  expect((await get('/api/health')).json()).toMatchObject({ status: 'ok' })
})

test('F28: security.txt names whom to tell of a hole, once somebody is named', async () => {
  expect((await get('/.well-known/security.txt')).statusCode).toBe(404)
  const env = { ...app.house.env, securityContact: 'mailto:security@school.example' }
  const told = await buildApp({ ...app.house, env }, { webFolder: folder })
  const { headers, body } = await told.inject('/.well-known/security.txt')
  await told.close()
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@school.example\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(app.clock.now().getTime())
})

test.each([
  ['/dashboard/schools', 'schools'],
  ['/classes/7', 'roster'],
  ['/classes/new-record', 'new-class'],
])('the page at %s names the files of its screen, so that they come beside the shell', async (path, name) => {
  const { body } = await get(path)
  expect(body).toContain(`<link rel="modulepreload" href="/assets/${name}.js"></head>`)
})
