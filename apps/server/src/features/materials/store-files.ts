import type { House } from '../../house.ts'
import type { Upload } from '../../http/uploads.ts'
import { cleanName } from '../../storage/kept-uploads.ts'
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
