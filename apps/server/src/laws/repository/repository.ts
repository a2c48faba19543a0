import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../../', import.meta.url))

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

const notOurs = new Set([
  '.git',
  ...[...readText('.gitignore').matchAll(/^([\w-]+)\/$/gm)].map(([, name]) => name),
])

/** Paths from the root, of every file that belongs to the repository. */
export const repositoryPaths: readonly string[] = ['**/*', '.ci/*', '.gitignore', '.npmrc']
  .flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true, exclude: ({ name }) => notOurs.has(name) }),
  )
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
