import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { browsers } from './vite.config.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What opens without a connection: the way to a sheet, the sheet, and where an ended session leads. */
const pages = ['dashboard', 'classes', 'class-record', 'class-roster', 'gradebook', 'auth']
/** Asked for by the page itself or by the device it is installed on. */
const plainFiles = ['colour-scheme.js', 'mark.svg', 'icon-192.png', 'manifest.webmanifest']

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/** The chunk and all that it needs; `later` also takes what it loads when it is asked for, such as dialogs. */
function gather(manifest: Manifest, name: string, later: boolean, found: Set<string>): void {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}.`)
  if (found.has(chunk.file)) return
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file)
  for (const each of chunk.imports ?? []) gather(manifest, each, later, found)
  if (later) for (const each of chunk.dynamicImports ?? []) gather(manifest, each, later, found)
}

function shellFiles(manifest: Manifest): string[] {
  const found = new Set(plainFiles)
  gather(manifest, 'index.html', false, found)
  for (const page of pages) gather(manifest, `src/pages/${page}.tsx`, true, found)
  return [...found].sort()
}

async function versionOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${relative(folder, file)}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

/** Writes `sw.js` beside the files that it keeps; its name never changes, its content does with every build. */
export async function buildWorker(folder: string, files: readonly string[]): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const built = {
    version: await versionOf(folder, files),
    entry: `/${manifest['index.html']?.file}`,
    shell: shellFiles(manifest).map((file) => `/${file}`),
  }
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(here, 'worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}
