import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../../', import.meta.url))

const notOurs = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  'test-results',
  'playwright-report',
  'shots',
])

/** Paths from the root, of everything that belongs to the repository. */
export const repositoryPaths: readonly string[] = globSync('**/*', {
  cwd: root,
  exclude: (path) => path.split('/').some((part) => notOurs.has(part)),
})
  .concat(globSync('.{ci,gitignore,npmrc}{,/*}', { cwd: root }))
  .map((path) => path.replaceAll('\\', '/'))

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
