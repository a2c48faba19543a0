import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

type Locked = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
}

/** A package of somebody else's that comes along with the product. */
export type Part = {
  name: string
  version: string
  licence: string
  integrity: string
  /** Where it lies, from the root. */
  folder: string
  /** For some machines only, or left out on purpose, so that it may not be there. */
  isOptional: boolean
}

/** The package says nothing in its own description; this is what the file LICENSE in it says. */
const licenceElsewhere: Record<string, string> = { 'png-js': 'MIT' }

const nameIn = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13)

/** What the lock file has besides tools of development, by name and version, each once. */
export function partsOf(lockText: string): Part[] {
  const locked: Record<string, Locked> = JSON.parse(lockText).packages
  const found = Object.entries(locked)
    .filter(([folder, { link, dev }]) => folder.includes('node_modules/') && !link && !dev)
    .map(([folder, { version = '', license, integrity = '', optional }]): Part => {
      const name = nameIn(folder)
      const licence = license ?? licenceElsewhere[name] ?? 'unknown'
      return { name, version, licence, integrity, folder, isOptional: optional === true }
    })
  const once = new Map(found.map((part) => [`${part.name}@${part.version}`, part]))
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}

export const lockText = (): string => readFileSync(join(root, 'package-lock.json'), 'utf8')

/** Changes with every part and version, and with nothing else. */
export const digestOf = (parts: readonly Part[]): string =>
  createHash('sha256')
    .update(parts.map(({ name, version, integrity }) => `${name}@${version} ${integrity}`).join('\n'))
    .digest('hex')

export const readIfThere = (path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
