import { sayOr } from '../../lib/say-or.ts'
import { toast } from '../toasts.tsx'

/** Takes a whole import back and says what that did; throws the sentence of a failure. */
export async function takeImportBack(undo: () => Promise<string>, loadAgain: () => Promise<unknown>) {
  try {
    toast({ tone: 'done', title: 'Import taken back', text: await undo() })
  } catch (error) {
    const says = sayOr(error, 'Failed to take the import back')
    toast({ tone: 'harm', title: says })
    throw new Error(says)
  } finally {
    await loadAgain()
  }
}
