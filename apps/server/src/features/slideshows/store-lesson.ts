import type { House } from '../../house.ts'
import type { Upload } from '../../http/uploads.ts'
import { newShowKey } from './show-keys.ts'
import type { LessonFile } from './start-show.ts'

export async function storeLesson(
  { storage }: House,
  file: Upload | undefined,
): Promise<LessonFile | undefined> {
  if (!file) return undefined
  const stored_as = newShowKey()
  await storage.put(stored_as, file.bytes, 'application/octet-stream')
  return { stored_as, file_name: cleanName(file.name) }
}

const cleanName = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 255)
    .toWellFormed() || 'Lesson'

/** What no show has taken is removed again. A kill, or a commit that was not answered, leaves it to be swept up. */
export async function usingLesson<T>(
  { storage }: House,
  file: LessonFile | undefined,
  start: (taken: () => void) => Promise<T>,
): Promise<T> {
  let isTaken = false
  try {
    return await start(() => {
      isTaken = true
    })
  } finally {
    if (file && !isTaken) await storage.remove(file.stored_as).catch(() => {})
  }
}
