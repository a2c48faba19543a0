import { useQueryClient } from '@tanstack/react-query'
import { upload } from '../../lib/upload.ts'
import { useFileSending } from '../../lib/use-file-sending.ts'
import { FileIntakePanel } from '../../ui/file-intake.tsx'
import { toast } from '../../ui/toasts.tsx'
import { schoolFormNames } from './form-text.ts'
import { formKeys } from './queries.ts'
import css from './school-forms.module.css'

const rule = {
  types: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  // An old .xls is sent, so that the answer can say how to save it anew.
  endings: ['.xlsx', '.xlsm', '.docx', '.xls'],
  named: 'Excel (.xlsx, .xlsm) or Word (.docx)',
  bytes: 5 * 1024 * 1024,
}

const known = [
  'The department’s class record, of four quarters or of three terms.',
  'School Forms 1, 2 and 5: the learners of the class, with averages on Form 5.',
  'School Forms 9 and 10: one file for each learner. Form 9 also as a Word document.',
]

/** A blank form to be kept; one of the same kind is replaced. */
export function AddForm({ forSchool }: { forSchool: boolean }) {
  const client = useQueryClient()
  const sent = useFileSending(
    (file, onProgress) => upload('POST /api/education/school-forms', { file, onProgress }),
    async (form) => {
      sent.take(undefined)
      toast({ tone: 'done', title: `${schoolFormNames[form.kind]} added`, text: form.recognised })
      await client.invalidateQueries({ queryKey: formKeys.list })
    },
  )
  return (
    <FileIntakePanel
      label="Blank form"
      choose="Choose a blank form"
      rule={rule}
      hint="Excel or Word, at most 5 MB. One of the same kind is replaced."
      disabled={sent.sending.isPending}
      sent={sent}
      working="Looking for its cells..."
      about="What can be filled"
      kinds={known}
    >
      <p className={css.lead}>
        {forSchool
          ? 'It is kept for the school: its teachers can have it filled for their classes.'
          : 'It is kept for you alone. Forms that your school-admin adds are listed above.'}
      </p>
    </FileIntakePanel>
  )
}
