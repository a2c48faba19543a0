import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconAddressBook } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fullName } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useOwnTeacher } from '../queries.ts'
import { SaveProblem } from '../save-problem.tsx'
import css from './tesda.module.css'
import { TesdaInputs } from './tesda-inputs.tsx'
import { useTesdaForm } from './use-tesda-form.ts'

const list = '/dashboard/divisions/tesda'
const pause = 800

export function NewTesdaRecord() {
  const { user } = useSession()
  const { data: own, error, refetch } = useOwnTeacher()
  if (!user) return null
  if (own) return <NewRecordForm key={own.id} user={user} teacher={own} />
  return (
    <Card pad={own === undefined && !error}>
      {own === null ? (
        <EmptyState
          icon={<IconAddressBook />}
          title="No teacher profile found"
          text="TESDA data is kept in your teacher profile. Create the profile first."
          action={
            <ButtonLink kind="next" to="/dashboard/teachers">
              Create the teacher profile
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState
          title={sayOr(error, 'Failed to load your teacher profile')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={6} height="2rem" />
      )}
    </Card>
  )
}

function NewRecordForm({ user, teacher }: { user: SessionUser; teacher: TeacherProfile }) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  const { formProps, fields, faults, change, sending, problem, base, loaded } = useTesdaForm(teacher, () => {
    toast({ tone: 'done', title: 'TESDA data saved to teacher profile.' })
    setSaved(true)
  })
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => void navigate({ to: list, replace: true }), pause)
    return () => clearTimeout(timer)
  }, [saved, navigate])
  return (
    <div className={css.page}>
      <Card pad>
        <form {...formProps} className={css.form} aria-label="New TESDA Record">
          <SaveProblem
            problem={problem}
            fallback="Failed to create TESDA record."
            teacher={base}
            onLoaded={loaded}
          />
          <FieldPair>
            <Shown label="District" name="district" value={base.district_name ?? 'None'} />
            <Shown label="School" name="school" value={base.school_name} />
          </FieldPair>
          <Shown label="Teacher" name="teacher" value={fullName(user)} />
          <TesdaInputs fields={fields} faults={faults} onChange={change} />
          <div className={css.buttons}>
            <ButtonLink to={list}>Cancel</ButtonLink>
            <Button kind="primary" type="submit" working={(sending || saved) && 'Saving...'}>
              Save Record
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

const Shown = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <TextField label={label} name={name} value={value} onChange={() => {}} readOnly />
)
