import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { redirects, routes } from './src/route-table.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const house = join(here, '../..')
const dist = join(here, 'dist')
/* Built here and renamed at the end, so that a half-built dist never exists. Neither git nor the linters look inside. */
const workshop = join(here, 'node_modules')
const sources = ['apps/web', 'packages/contract', 'packages/points', 'packages/grading', 'package-lock.json']
const skipped = /^(dist|node_modules|.*\.test\.tsx?)$/

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const inside = entries
    .filter((entry) => !skipped.test(entry.name))
    .map((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
  return (await Promise.all(inside)).flat().sort()
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources)
    for (const file of await filesUnder(join(house, source)))
      hash.update(`\0${relative(house, file)}\0`).update(await readFile(file))
  return hash.digest('hex')
}

/** The server sends the page for these, with links to their files; for every other address it says that there is nothing. */
async function screensOf(folder: string): Promise<Record<string, string>> {
  const { linksOf, readBuildManifest: readManifest } = await import('./build-pages.ts')
  const manifest = await readManifest(folder)
  return Object.fromEntries([
    ...Object.keys(redirects).map((path) => [path, '']),
    ...routes.map(({ path, page }) => [path, linksOf(manifest, page)]),
  ])
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    brotli(bytes, best).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const stamp = await stampOfSources()
const built = await readFile(join(dist, '.built'), 'utf8').catch(() => null)

if (built !== stamp) {
  const started = performance.now()
  say('Building the web app…')
  // A caller's NODE_ENV, such as that of a test run, would put the development build of React on the page.
  process.env.NODE_ENV = 'production'
  const [{ build }, { buildPages }, { buildWorker }] = await Promise.all([
    import('vite'),
    import('./build-pages.ts'),
    import('./build-worker.ts'),
  ])
  await mkdir(workshop, { recursive: true })
  const bench = await mkdtemp(join(workshop, '.web-'))
  const [fresh, old] = [join(bench, 'fresh'), join(bench, 'old')]
  try {
    await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn', build: { outDir: fresh } })
    await buildWorker(fresh, await filesUnder(fresh))
    await buildPages(fresh)
    const files = await filesUnder(fresh)
    await Promise.all(files.filter((file) => compressible.test(file)).map(compress))
    await writeFile(join(fresh, '.screens.json'), JSON.stringify(await screensOf(fresh)))
    await writeFile(join(fresh, '.built'), stamp)
    if (existsSync(dist)) await rename(dist, old)
    await rename(fresh, dist)
  } finally {
    await rm(bench, { recursive: true, force: true })
  }
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
