import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>
type Rendering = {
  prerendered: Record<string, { page: string }>
  prerender: (path: string) => Promise<string>
}

function stylesOf(manifest: Manifest, name: string, found = new Set<string>(), seen = new Set<string>()) {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return found
  seen.add(name)
  for (const each of chunk.imports ?? []) stylesOf(manifest, each, found, seen)
  for (const file of chunk.css ?? []) found.add(file)
  return found
}

function scriptsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) scriptsOf(manifest, each, found)
  return found
}

export const readBuildManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * Links for the head by which a browser fetches the scripts of a screen at once; those of the shell are in the page already. Styles
 * come with their script: a browser warns of each that it fetched ahead and that another screen, opened offline from this page, does not use.
 */
export function linksOf(manifest: Manifest, page: string): string {
  const shell = scriptsOf(manifest, 'index.html')
  return [...scriptsOf(manifest, `src/pages/${page}.tsx`)]
    .filter((file) => !shell.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** What the app would ask of a browser while its files are read; nothing of it is used for what is rendered. */
const browser = {
  document: { querySelector: () => ({ content: '__NONCE__' }) },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  location: new URL('http://localhost/'),
}

/** A policy without `unsafe-inline` refuses styles that stand in tags; the app puts them there by itself. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, '')

/** Fields that cannot be typed into yet: the app draws its own in their place, and what was typed would be lost. */
const withWaitingFields = (html: string): string => html.replaceAll('<input ', '<input readonly ')

/** What is read first needs styles and letters; on a slow link the scripts, many times as large, would take their share of it. */
const withScriptsBehind = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')

/** Writes the pages of visitors as HTML, by their address, for the server to send. */
export async function buildPages(folder: string): Promise<void> {
  const outDir = join(folder, '.rendering')
  await build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: undefined } },
    },
    ssr: { noExternal: true },
  })
  for (const [name, value] of Object.entries(browser))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })
  const rendering = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Rendering
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = await readBuildManifest(folder)
  const pages: Record<string, string> = {}
  for (const [path, { page }] of Object.entries(rendering.prerendered)) {
    const inIndex = (file: string) => index.includes(`/${file}`)
    const styles = [...stylesOf(manifest, `src/pages/${page}.tsx`)].filter((file) => !inIndex(file))
    const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
    const body = withWaitingFields(withoutStyles(await rendering.prerender(path)))
    pages[path] = withScriptsBehind(index)
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered${body.includes('<input') ? ' inert' : ''}>${body}</div>`,
      )
  }
  await writeFile(join(folder, '.pages.json'), JSON.stringify(pages))
  await rm(outDir, { recursive: true })
}
