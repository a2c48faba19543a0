import type { SessionUser } from '@klasrum/contract/accounts'
import type { ClassSummary } from '@klasrum/contract/classes'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import css from './class-form.module.css'
import { ClassInputs } from './class-inputs.tsx'
import { whySchoolFixed } from './first-fields.ts'
import { FormProblem } from './form-problem.tsx'
import { useEditForm } from './use-edit-form.ts'
import { type FormData, useFormData } from './use-form-data.ts'

type EditClassProps = { user: SessionUser; klass: ClassSummary; onClose: () => void }

/** Class Setup: the class's own fields, opened for changing. */
export function EditClass(props: EditClassProps) {
  const { data, error, retry } = useFormData(props.user)
  return (
    <Card>
      <CardHead>
        <h2>Class Setup</h2>
      </CardHead>
      {data ? (
        <EditForm {...props} data={data} />
      ) : error ? (
        <ErrorState title={sayOr(error, 'Failed to load form data')} onRetry={retry} />
      ) : (
        <div className={css.inside}>
          <Skeleton lines={8} height="2.25rem" />
        </div>
      )}
    </Card>
  )
}

function EditForm({ user, klass, data, onClose }: EditClassProps & { data: FormData }) {
  const { form, fields, change, locked, kept, changed, drop } = useEditForm(klass, onClose)
  const leave = () => {
    drop()
    onClose()
  }
  return (
    <form {...form.formProps} className={`${css.form} ${css.inside}`} aria-label="Class Setup">
      {changed ? (
        <ChangedNotice {...changed} />
      ) : (
        <FormProblem {...form} fields={fields} fallback="Failed to update class" />
      )}
      {kept ? <p className={css.own}>{kept}</p> : null}
      <ClassInputs
        user={user}
        data={data}
        fields={fields}
        policy={fields.policy}
        faults={form.faults}
        change={change}
        schoolLocked={locked.school ?? whySchoolFixed(user)}
        policyLocked={locked.policy}
      >
        <Button disabled={form.sending} onClick={leave}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" working={form.sending && 'Saving...'}>
          Save class
        </Button>
      </ClassInputs>
    </form>
  )
}
