import type { House } from '../../house.ts'
import type { Upload } from '../../http/uploads.ts'
import { cleanName } from '../../storage/kept-uploads.ts'
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
