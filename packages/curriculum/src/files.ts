import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the units are. */
export const unitsFolder = fileURLToPath(new URL('../units', import.meta.url))

/** Where it is written how units are told, in files of the same names. */
export const showsFolder = fileURLToPath(new URL('../shows', import.meta.url))

/** Where the standards of each learning area are, in a file with the name of its folder of units. */
export const standardsFolder = fileURLToPath(new URL('../standards', import.meta.url))

/** Every unit by its name, in order. */
export function unitIds(folder = unitsFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length).split(sep).join('/'))
    .sort()
}

export const unitSourceOf = (id: string, folder = unitsFolder) =>
  readFileSync(join(folder, `${id}.txt`), 'utf8')

/** Null where nobody has written how the unit is told. */
export function toldSourceOf(id: string, folder = showsFolder): string | null {
  const file = join(folder, `${id}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Null where an area has none. */
export function standardsSourceOf(area: string, folder = standardsFolder): string | null {
  const file = join(folder, `${area}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** The folders of the areas that have standards. */
export const areasWithStandards = (folder = standardsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort()

/** The name of a unit from the path of its file. */
export const idOfFile = (file: string, folder = unitsFolder) =>
  relative(folder, resolve(file))
    .replace(/\.txt$/, '')
    .split(sep)
    .join('/')
