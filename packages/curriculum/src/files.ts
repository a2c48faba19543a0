import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the units are. */
export const unitsFolder = fileURLToPath(new URL('../units', import.meta.url))

/** Every unit by its name, in order. */
export function unitIds(folder = unitsFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length).split(sep).join('/'))
    .sort()
}

export const sourceOf = (id: string, folder = unitsFolder) => readFileSync(join(folder, `${id}.txt`), 'utf8')

/** The name of a unit from the path of its file. */
export const idOfFile = (file: string, folder = unitsFolder) =>
  relative(folder, resolve(file))
    .replace(/\.txt$/, '')
    .split(sep)
    .join('/')
