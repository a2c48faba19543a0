import { withoutUnseen } from './file-names.ts'
import type { Storage } from './storage.ts'

/** As a list shows it: no control characters, no half letters, never empty. */
export const cleanName = (name: string): string =>
  withoutUnseen(name.replace(/\p{Cc}/gu, ' '))
    .trim()
    .slice(0, 255)
    .toWellFormed() || 'Lesson'

/**
 * Stored files that `start` has not taken are removed again. A kill, or a commit that was not answered, may leave files that
 * nothing names: they are swept up.
 */
export async function removeUnlessClaimed<T>(
  storage: Storage,
  keys: readonly string[],
  start: (taken: () => void) => Promise<T>,
): Promise<T> {
  let isTaken = false
  try {
    return await start(() => {
      isTaken = true
    })
  } finally {
    if (!isTaken) for (const key of keys) await storage.remove(key).catch(() => {})
  }
}
