import type { Upload } from '../../http/uploads.ts'
import { cleanName } from '../../storage/unclaimed-uploads.ts'
import type { NewFile } from '../storage/door.ts'
import { newLessonKey, type RunSource } from './start-run.ts'

type Lesson = { name: string; content: NewFile['content'] }

/** The rows that will name the files, and the files to be stored. */
export function lessonFiles(user_id: number, lessons: readonly Lesson[]) {
  const sources: (RunSource & { stored_as: string })[] = []
  const files: NewFile[] = []
  for (const { name, content } of lessons) {
    const stored_as = newLessonKey()
    const size = content instanceof Uint8Array ? content.length : content.size
    sources.push({ file_name: cleanName(name), size, stored_as })
    files.push({
      key: stored_as,
      content,
      type: 'application/octet-stream',
      kind: 'lesson',
      owner: { user_id },
    })
  }
  return { sources, files }
}

export const lessonOfUpload = ({ name, path, size }: Upload): Lesson => ({ name, content: { path, size } })
