import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from './fixtures.ts'

const dist = fileURLToPath(new URL('../apps/web/dist/', import.meta.url))

type Chunk = { file: string; src?: string; isDynamicEntry?: boolean; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The chunk, all that it imports, and their style sheets. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}.`)
  if (seen.has(chunk.file)) return seen
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
  for (const each of chunk.imports ?? []) filesOf(each, seen)
  return seen
}

/** Scripts that index.html asks for beside the bundle. */
const plainScripts = [
  ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script src="\/([^"]+)"/g),
].map(([, file = '']) => file)

const firstLoadOf = (page: string): string[] => [
  ...plainScripts,
  ...filesOf(`src/pages/${page}.tsx`, filesOf('index.html')),
]

const packed = (file: string): number => statSync(join(dist, `${file}.br`)).size
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0)
const assets = readdirSync(join(dist, 'assets'))
const kilobytes = 1000

const budgets = [
  { page: 'landing', path: '/', most: 160 * kilobytes },
  { page: 'dashboard', path: '/dashboard', most: 240 * kilobytes },
] as const

for (const { page: name, path, most } of budgets) {
  test(`the first load of the ${name} page stays within its budget`, () => {
    const size = sum(firstLoadOf(name).map(packed))
    test.info().annotations.push({ type: 'size', description: `${size} of ${most} bytes` })
    expect(size).toBeLessThanOrEqual(most)
  })

  test(`the browser loads nothing more than that for the ${name} page`, async ({ page, enterAs }) => {
    await enterAs('teacher')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname.slice(1), encodedBodySize })),
    )
    const code = loaded.filter(({ path: file }) => /\.(js|css)$/.test(file))
    expect(code.map(({ path: file }) => file).sort()).toEqual(firstLoadOf(name).sort())
    expect(sum(code.map(({ encodedBodySize }) => encodedBodySize))).toBeLessThanOrEqual(most)
  })
}

test('the grade sheet brings no more than its budget beyond the shell', () => {
  const shell = filesOf('index.html')
  const beyond = [...filesOf('src/pages/gradebook.tsx')].filter((file) => !shell.has(file))
  expect(sum(beyond.map(packed))).toBeLessThanOrEqual(110 * kilobytes)
})

test('the fonts stay within their budget', () => {
  const fonts = assets.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  expect(sum(fonts.map((file) => statSync(join(dist, 'assets', file)).size))).toBeLessThanOrEqual(
    60 * kilobytes,
  )
})

test('each page is a chunk of its own', () => {
  const pages = readdirSync(fileURLToPath(new URL('../apps/web/src/pages/', import.meta.url)))
    .map((file) => `src/pages/${file}`)
    .filter((file) => manifest[file]?.isDynamicEntry)
  const expected = ['landing', 'auth', 'dashboard', 'account', 'verify-email', 'privacy', 'terms']
  for (const page of expected) expect(pages).toContain(`src/pages/${page}.tsx`)
  expect(new Set(pages.map((page) => manifest[page]?.file)).size).toBe(pages.length)
})

test('the development page is not part of the product', () => {
  expect(nonEmpty(Object.keys(manifest)).filter((name) => /dev-pieces|gallery/.test(name))).toEqual([])
})

test('every built file is named by its content and served compressed, for ever', async ({ premises }) => {
  const plain = assets.filter((file) => !/\.(br|gz)$/.test(file))
  const encodings = ['br', 'gzip']
  for (const file of nonEmpty(plain)) {
    expect(file).toMatch(/-[\w-]{8}\.\w+$/)
    const compressible = /\.(js|css|svg)$/.test(file)
    if (compressible) expect(assets).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
    const answers = await Promise.all(
      encodings.map((encoding) =>
        fetch(`${premises.url}/assets/${file}`, { headers: { 'accept-encoding': encoding } }),
      ),
    )
    for (const [at, answer] of nonEmpty(answers).entries()) {
      const encoding = encodings[at]
      expect(answer.status, file).toBe(200)
      expect(answer.headers.get('content-encoding'), file).toBe(compressible ? encoding : null)
      expect(answer.headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable')
      await answer.body?.cancel()
    }
  }
})

test('the page itself is never kept, so that a new version is seen at once', async ({ premises }) => {
  for (const path of ['/', '/dashboard', '/nowhere']) {
    const answer = await fetch(premises.url + path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain(basename(manifest['index.html']?.file ?? 'no entry'))
  }
})

test('a file of an older version is missing, not the page in disguise', async ({ premises }) => {
  const answer = await fetch(`${premises.url}/assets/landing-00000000.js`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/json')
})
