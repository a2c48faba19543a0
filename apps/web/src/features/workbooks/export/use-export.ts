import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../../lib/activity.ts'
import { fetchFile } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'

const failed = 'Failed to export the class record'

type Settled = () => Promise<unknown>

/** The class record as a workbook in the teacher's downloads. */
export function useExport(classId: number) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (settled?: Settled) => {
      const rest = keepAlive()
      try {
        await settled?.()
        return await fetchFile('GET /api/education/classes/{id}/workbook', { params: { id: classId } })
      } finally {
        rest()
      }
    },
    onSuccess: ({ file, name }) => {
      saveFile(file, name)
      toast({ tone: 'done', title: 'Class record exported', text: name })
    },
    onError: (refused) => toast({ tone: 'harm', title: sayOr(refused, failed) }),
  })
  return {
    /** `settled` is waited for first, such as for scores that are still on their way. */
    exportExcel: (settled?: Settled) => {
      if (!isPending) mutate(settled)
    },
    exporting: isPending,
    /** Why the last try brought no file. */
    problem: error ? sayOr(error, failed) : undefined,
  }
}
