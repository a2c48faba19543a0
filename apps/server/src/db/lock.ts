import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {}

/**
 * Holds a folder for the life of this process. Two processes on one embedded folder destroy it, so the second
 * must never open it. The lock is an operating-system lock on a file: a killed process frees it by itself.
 */
export function lockFolder(file: string): { release(): void } {
  mkdirSync(dirname(file), { recursive: true })
  const held = new DatabaseSync(file, { timeout: 0 })
  try {
    held.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    held.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new FolderInUse(
        `The data folder ${dirname(file)} is in use by another Klasrum process. Stop that one first, or set DATABASE_URL to run several on PostgreSQL.`,
      )
    throw error
  }
  return { release: () => held.close() }
}
