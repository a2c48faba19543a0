import type { TeacherProfile } from '@klasrum/contract/teachers'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { SaveProblem } from '../save-problem.tsx'
import { TesdaInputs } from './tesda-inputs.tsx'
import { UnconfirmedTesdaNotice } from './unconfirmed-notice.tsx'
import { useTesdaForm } from './use-tesda-form.ts'

export function EditTesdaDialog({ teacher, onClose }: { teacher: TeacherProfile; onClose: () => void }) {
  const { formProps, fields, faults, change, sending, problem, base, take } = useTesdaForm(teacher, () => {
    toast({ tone: 'done', title: 'TESDA data updated successfully.' })
    onClose()
  })
  return (
    <FormDialog
      title="Edit TESDA Data"
      formProps={formProps}
      sending={sending}
      submitLabel="Save Changes"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <SaveProblem
        problem={problem}
        fallback="Failed to update teacher TESDA data."
        teacher={base}
        onLoaded={take}
      />
      <UnconfirmedTesdaNotice teacher={base} />
      <TesdaInputs fields={fields} faults={faults} onChange={change} />
    </FormDialog>
  )
}
