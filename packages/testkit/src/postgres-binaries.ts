import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { foldersOnPath, isProgram, newestFirst } from './on-path.ts'

export type PostgresBinaries = { folder: string; version: number }

const oldestSupported = 15

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

function configuredFolder(): string[] {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return asked.status === 0 ? [asked.stdout.trim()] : []
}

function versionIn(folder: string): number {
  if (!isProgram(join(folder, 'initdb')) || !isProgram(join(folder, 'postgres'))) return 0
  const told = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(told.stdout?.match(/ (\d+)/)?.[1] ?? 0)
}

/** The folder of the server's programs, which distributions often keep off the PATH. */
export function findPostgres(): PostgresBinaries | undefined {
  for (const folder of new Set([
    ...configuredFolder(),
    ...usualPlaces.flatMap(newestFirst),
    ...foldersOnPath(),
  ])) {
    const version = versionIn(folder)
    if (version >= oldestSupported) return { folder, version }
  }
}
