import type { SchoolForm } from '@klasrum/contract/school-forms'
import { useQuery } from '@tanstack/react-query'
import { call, fetchFile } from '../../lib/call.ts'
import { useDownload } from '../../ui/use-download.ts'

export const formKeys = {
  list: ['school-forms'],
  filling: (classId: number, id: number) => ['school-forms', classId, id],
} as const

/** The forms the person may have filled. */
export const useSchoolForms = () =>
  useQuery({
    queryKey: formKeys.list,
    queryFn: ({ signal }) => call('GET /api/education/school-forms', undefined, { signal }),
  })

export const notFilled = 'Failed to fill the form'

type Filled = { form: SchoolForm; student_id?: number }

/** The form, filled, in the person's downloads. */
export const useFilledForm = (id: number) =>
  useDownload(
    ({ form, student_id }: Filled) =>
      fetchFile('GET /api/education/classes/{id}/school-forms/{form_id}/file', {
        params: { id, form_id: form.id },
        query: student_id === undefined ? {} : { student_id },
      }),
    notFilled,
  )
