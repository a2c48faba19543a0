import type { Upload } from '../../http/uploads.ts'
import { cleanName } from '../../storage/unclaimed-uploads.ts'
import type { NewFile } from '../storage/door.ts'
import { newShowKey } from './show-keys.ts'
import type { LessonFile } from './start-show.ts'

/** The lesson that a show is to be made of, and the file to be stored; nothing when it is made of a past run. */
export function lessonFile(
  user_id: number,
  upload: Upload | undefined,
): { lesson: LessonFile | undefined; files: NewFile[] } {
  if (!upload) return { lesson: undefined, files: [] }
  const { name, path, size } = upload
  const key = newShowKey()
  return {
    lesson: { stored_as: key, file_name: cleanName(name) },
    files: [
      {
        key,
        content: { path, size },
        type: 'application/octet-stream',
        kind: 'show',
        owner: { user_id },
      },
    ],
  }
}
