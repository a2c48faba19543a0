import type { ClassSummary } from '@klasrum/contract/classes'
import type { SchoolForm } from '@klasrum/contract/school-forms'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { Card, CardHead } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ClassFrame } from '../classes/door.ts'
import { AddForm } from './add-form.tsx'
import { FormRow } from './form-row.tsx'
import { schoolFormNames } from './form-text.ts'
import { formKeys, useSchoolForms } from './queries.ts'
import css from './school-forms.module.css'

/** The school's or the teacher's own blank forms, handed out with this class in them. */
export const ClassForms = () => (
  <ClassFrame
    step="sheet"
    title="School forms"
    loading="Loading class record"
    failed="Failed to load class record"
    quarters={false}
  >
    {(klass) => <FormsOfClass key={klass.id} klass={klass} />}
  </ClassFrame>
)

function FormsOfClass({ klass }: { klass: ClassSummary }) {
  const client = useQueryClient()
  const { user } = useSession()
  const [removing, setRemoving] = useState<SchoolForm>()
  const { data, error, refetch } = useSchoolForms()
  const remove = async ({ id }: SchoolForm) => {
    await call('DELETE /api/education/school-forms/{id}', { params: { id } })
    await client.invalidateQueries({ queryKey: formKeys.list })
  }
  return (
    <>
      <div>
        <h2>School forms</h2>
        <p className={css.lead}>
          Your own blank files come back with this class in them. Only their input cells are written: looks,
          formulas and everything else stay as they are.
        </p>
      </div>
      <Card as="section" aria-labelledby="forms">
        <CardHead>
          <h2 id="forms">Forms to fill</h2>
        </CardHead>
        {!data ? (
          error ? (
            <ErrorState title={sayOr(error, 'Failed to load the forms')} onRetry={() => void refetch()} />
          ) : (
            <div role="status" className={css.body}>
              <VisuallyHidden>Loading the forms</VisuallyHidden>
              <Skeleton lines={3} height="2rem" />
            </div>
          )
        ) : data.length === 0 ? (
          <EmptyState
            icon={<IconFileSpreadsheet />}
            title="No forms yet"
            text="Add a blank class record or school form below, once. It can then be filled for every class."
          />
        ) : (
          <ul>
            {data.map((form) => (
              <FormRow key={form.id} classId={klass.id} form={form} onRemove={() => setRemoving(form)} />
            ))}
          </ul>
        )}
      </Card>
      <Card as="section" aria-labelledby="add">
        <CardHead>
          <h2 id="add">Add a blank form</h2>
        </CardHead>
        <AddForm forSchool={user?.role === 'school-admin'} />
      </Card>
      {removing ? (
        <ConfirmDialog
          open
          title="Remove form"
          confirmLabel="Remove form"
          workingLabel="Removing..."
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            Remove <b>{schoolFormNames[removing.kind]}</b> ({removing.file_name})? Files that were downloaded
            stay as they are.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
