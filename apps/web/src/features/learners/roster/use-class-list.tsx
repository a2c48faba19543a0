import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../../lib/activity.ts'
import { fetchFile } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'

const failed = 'Failed to print the class list'

type Print = { format: 'pdf' | 'xlsx'; paper?: 'a4' | 'long' }

async function download(id: number, query: Print) {
  const rest = keepAlive()
  try {
    const { file, name } = await fetchFile('GET /api/education/classes/{id}/class-list', {
      params: { id },
      query,
    })
    saveFile(file, name)
  } finally {
    rest()
  }
}

/** The class list to print or to work on, as entries of a menu. */
export function useClassList(classId: number) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (print: Print) => download(classId, print),
    onError: (refused) => toast({ tone: 'harm', title: sayOr(refused, failed) }),
  })
  return {
    isPending,
    problem: error && sayOr(error, failed),
    actions: [
      {
        label: 'PDF, A4 paper',
        icon: <IconFileText />,
        onClick: () => mutate({ format: 'pdf', paper: 'a4' }),
      },
      {
        label: 'PDF, long paper',
        icon: <IconFileText />,
        onClick: () => mutate({ format: 'pdf', paper: 'long' }),
      },
      { label: 'Excel', icon: <IconFileSpreadsheet />, onClick: () => mutate({ format: 'xlsx' }) },
    ] as const,
  }
}
