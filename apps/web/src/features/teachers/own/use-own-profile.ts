import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadTeachersAgain, useOwnTeacher } from '../queries.ts'
import { employeeNumberAt } from '../teacher-fields.ts'

const firstSchool = 1

const isThereAlready = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'teacher.exists'

/** The own profile. A teacher without one gets it made, once a visit; `failed` when that did not work. */
export function useOwnProfile(onFailed: () => void) {
  const client = useQueryClient()
  const own = useOwnTeacher()
  const tried = useRef(false)
  const making = useMutation({
    mutationFn: () =>
      call('POST /api/education/teachers', {
        body: { school_id: firstSchool, employee_no: employeeNumberAt(Date.now()) },
      }),
    onSuccess: () => toast({ tone: 'done', title: 'Teacher profile created successfully' }),
    onError: (error) => {
      if (isThereAlready(error)) return
      // It would lie over the buttons of the form that opens; the notice on the page stays.
      toast({ tone: 'harm', title: sayOr(error, 'Failed to create teacher profile') })
      onFailed()
    },
    onSettled: () => loadTeachersAgain(client),
  })
  const { mutate } = making
  const missing = own.data === null
  useEffect(() => {
    if (!missing || tried.current) return
    tried.current = true
    mutate()
  }, [missing, mutate])
  return { ...own, making: making.isPending || (missing && making.isIdle), failed: missing && making.isError }
}
