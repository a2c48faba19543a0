import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { readText, root } from './repository.ts'

type Locked = { os?: string[]; cpu?: string[]; hasInstallScript?: boolean }

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(join(root, 'node_modules/.bin', program), args)).stdout

/** Loads a package as the one at `from` would: some are there in several versions. */
async function load(name: string, from = root): Promise<Record<string, unknown>> {
  const path = createRequire(join(from, 'package.json')).resolve(name)
  const loaded = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return { ...loaded.default, ...loaded }
}

function call(module: Record<string, unknown>, name: string, ...args: unknown[]): unknown {
  const found = module[name]
  if (typeof found !== 'function') throw new Error(`There is no ${name} to call.`)
  return found(...args)
}

/** Where a package brings compiled code: its folder, what belongs to it, and a little work that only that code can do. */
const smoke: [name: string, folders: RegExp, works: (folder: string) => Promise<void>][] = [
  [
    'argon2',
    /^node_modules\/@node-rs\/argon2/,
    async () => {
      const argon2 = await load('@node-rs/argon2')
      expect(await call(argon2, 'hash', 'mabuhay')).toMatch(/^\$argon2id\$/)
    },
  ],
  [
    'pglite',
    /^node_modules\/@electric-sql\/pglite/,
    async () => {
      const { PGlite } = await import('@electric-sql/pglite')
      const database = await PGlite.create()
      expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await database.close()
    },
  ],
  [
    'resvg',
    /^node_modules\/@resvg\/resvg-wasm/,
    async () => {
      const { pngOfDrawing: pngOf } = await import('@klasrum/documents/drawing-png')
      const dot = { kind: 'circle', center: [5, 5], radius: 4, fill: 'black' } as const
      const png = await pngOf({ width: 10, height: 10, alt: 'A dot.', marks: [dot] })
      expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG')
    },
  ],
  [
    'pdfium',
    /^node_modules\/@hyzyla\/pdfium/,
    async () => {
      const { madePictures } = await import('@klasrum/documents/scans/made-scan')
      expect(await madePictures(['A page'], { dots: 40 })).toHaveLength(1)
    },
  ],
  [
    'tesseract',
    /^node_modules\/tesseract\.js-core/,
    async () => {
      const { startRecogniser } = await import('@klasrum/documents/scans/recognise')
      const recognise = await startRecogniser()
      const page = { width: 64, height: 64, data: new Uint8Array(64 * 64).fill(255) }
      expect(recognise(page).lines).toEqual([])
    },
  ],
  [
    'sharp',
    /^node_modules\/(sharp|@img\/sharp)/,
    async () => {
      const { default: sharp } = await import('sharp')
      const dot = { width: 2, height: 1, channels: 3, background: '#0b3f37' } as const
      const drawn = await sharp({ create: dot }).png().toBuffer()
      expect((await sharp(drawn).metadata()).width).toBe(2)
    },
  ],
  [
    'rolldown',
    /^node_modules\/@rolldown\/binding/,
    async () => {
      const { parseAst } = await load('rolldown/parseAst', join(root, 'node_modules/vite'))
      expect(call({ parseAst }, 'parseAst', 'const a = 1')).toMatchObject({ type: 'Program' })
    },
  ],
  [
    'lightningcss',
    /^node_modules\/lightningcss/,
    async () => {
      const lightning = await load('lightningcss', join(root, 'node_modules/vite'))
      const css = Buffer.from('a { color: #ff0000 }')
      const made = call(lightning, 'transform', { filename: 'a.css', code: css, minify: true })
      expect(String((made as { code: Uint8Array }).code)).toBe('a{color:red}')
    },
  ],
  [
    'esbuild',
    /(^|\/)@?esbuild(\/|$)/,
    async (folder) => {
      const home = folder.replace(/node_modules\/@?esbuild(\/[\w-]+)?$/, '')
      const { code } = (await call(
        await load('esbuild', join(root, home)),
        'transform',
        'let a: number = 1',
        {
          loader: 'ts',
        },
      )) as { code: string }
      expect(code).toBe('let a = 1;\n')
    },
  ],
  [
    'oxc-parser',
    /^node_modules\/(@oxc-parser\/|oxc-parser)/,
    async () => {
      const oxc = await load('oxc-parser', join(root, 'node_modules/knip'))
      expect(call(oxc, 'parseSync', 'a.ts', 'let a: number')).toMatchObject({ errors: [] })
    },
  ],
  [
    'oxc-resolver',
    /^node_modules\/@oxc-resolver\//,
    async () => {
      const oxc = await load('oxc-resolver', join(root, 'node_modules/knip'))
      expect(call(oxc, 'sync', root, './package.json')).toMatchObject({ path: join(root, 'package.json') })
    },
  ],
  ['biome', /^node_modules\/@biomejs\//, async () => expect(await run('biome', '--version')).toMatch(/\d/)],
  [
    'typescript',
    /^node_modules\/@typescript\//,
    async () => expect(await run('tsc', '--version')).toMatch(/\d/),
  ],
  [
    'node',
    /^node_modules\/node(-bin|$)/,
    async () => expect(await run('node', '--version')).toMatch(/^v24\./),
  ],
  [
    'source-map',
    /^node_modules\/@stryker-mutator\/core\/node_modules\/source-map/,
    async (folder) => {
      const { SourceMapConsumer: consumer } = await load('source-map', join(root, dirname(dirname(folder))))
      const map = { version: 3, sources: ['rule.ts'], names: [], mappings: 'AAAA' }
      const read = (one: { originalPositionFor: (at: object) => object }) =>
        one.originalPositionFor({ line: 1, column: 0 })
      const place = await call(Object(consumer), 'with', map, null, read)
      expect(place).toMatchObject({ source: 'rule.ts', line: 1 })
    },
  ],
  [
    'playwright',
    /^node_modules\/playwright-core/,
    async () => {
      expect(await load('playwright-core', join(root, 'e2e'))).toHaveProperty('chromium')
    },
  ],
]

const locked: Record<string, Locked> = JSON.parse(readText('package-lock.json')).packages

/** For this system by their own word, with an install script, or with compiled files inside. */
const native = [
  ...Object.entries(locked)
    .filter(([, { os, cpu, hasInstallScript }]) => os || cpu || hasInstallScript)
    .map(([path]) => path),
  ...globSync('node_modules/{*,@*/*}{,/node_modules/{*,@*/*}}/{,dist/,lib/,build/Release/}*.{node,wasm}', {
    cwd: root,
  }).map((path) => path.replaceAll('\\', '/').match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1] ?? path),
].filter((path, index, all) => existsSync(join(root, path)) && all.indexOf(path) === index)

test('every package with compiled code is tried below', () => {
  expect(native.length).toBeGreaterThan(5)
  expect(native.filter((path) => !smoke.some(([, folders]) => folders.test(path)))).toEqual([])
})

const tried = smoke.flatMap(([name, folders, works]) =>
  native
    .filter((path) => folders.test(path))
    .map((path) => ({ name, path, works, key: works.length === 0 ? name : dirname(path) })),
)

test.each(nonEmpty(tried.filter(({ key }, index) => tried.findIndex((each) => each.key === key) === index)))(
  'the compiled code of $path works here',
  ({ path, works }) => works(path),
  60_000,
)
