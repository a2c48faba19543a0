import type { House } from '../../house.ts'
import type { Upload } from '../../http/uploads.ts'
import { newLessonKey, type RunSource } from './start-run.ts'

export async function storeFiles({ storage }: House, files: readonly Upload[]): Promise<RunSource[]> {
  const stored: RunSource[] = []
  for (const { name, bytes } of files) {
    const stored_as = newLessonKey()
    await storage.put(stored_as, bytes, 'application/octet-stream')
    stored.push({ file_name: cleanName(name), size: bytes.length, stored_as })
  }
  return stored
}

const cleanName = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 255)
    .toWellFormed() || 'Lesson'

/**
 * What no run has taken is removed again. A kill, or a commit that was not answered, may leave files that nothing names:
 * they are swept up.
 */
export async function usingFiles<T>(
  { storage }: House,
  files: readonly RunSource[],
  start: (taken: () => void) => Promise<T>,
): Promise<T> {
  let isTaken = false
  try {
    return await start(() => {
      isTaken = true
    })
  } finally {
    if (!isTaken) for (const { stored_as } of files) await storage.remove(stored_as).catch(() => {})
  }
}
