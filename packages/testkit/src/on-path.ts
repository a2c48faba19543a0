import { accessSync, constants, globSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export const foldersOnPath = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

export const programsOnPath = (names: readonly string[]): string[] =>
  names.flatMap((name) => foldersOnPath().map((folder) => join(folder, name))).filter(isProgram)

/** Versioned folders such as `/usr/lib/postgresql/*`, newest version first. */
export const newestFirst = (pattern: string): string[] =>
  globSync(pattern).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
