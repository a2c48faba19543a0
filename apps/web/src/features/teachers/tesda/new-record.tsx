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
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useOwnTeacher } from '../queries.ts'
import { SaveProblem } from '../save-problem.tsx'
import { isManager, teacherName } from '../teacher-text.ts'
import { TeacherPicker } from './teacher-picker.tsx'
import css from './tesda.module.css'
import { TesdaInputs } from './tesda-inputs.tsx'
import { UnconfirmedTesdaNotice } from './unconfirmed-notice.tsx'
import { useTesdaForm } from './use-tesda-form.ts'

const list = '/dashboard/divisions/tesda'
const pause = 800

export function NewTesdaRecord() {
  const { user } = useSession()
  if (!user) return null
  return isManager(user) ? <NewRecordForm user={user} /> : <OwnRecord user={user} />
}

function OwnRecord({ user }: { user: SessionUser }) {
  const { data: own, error, refetch } = useOwnTeacher()
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

/** The record of this teacher, or of the one who is chosen in it. */
function NewRecordForm({ user, teacher }: { user: SessionUser; teacher?: TeacherProfile }) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  const { formProps, fields, faults, change, sending, problem, base, take } = useTesdaForm(teacher, () => {
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
            onLoaded={take}
          />
          {teacher ? null : (
            <TeacherPicker editor={user} teacher={base} onChoose={take} error={faults.teacher} />
          )}
          {base ? (
            <dl className={css.fixed}>
              {teacher ? <Fixed label="Teacher" value={fullName(user)} /> : null}
              <Fixed label="School" value={base.school_name} />
              <Fixed label="District" value={base.district_name ?? 'None'} />
            </dl>
          ) : null}
          {!teacher && base?.metadata_json.tesda ? (
            <Notice tone="info">
              {teacherName(base)} already has TESDA data. It is shown here, and saving changes it.
            </Notice>
          ) : null}
          <UnconfirmedTesdaNotice teacher={base} />
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

/** What follows from the teacher and cannot be typed. */
const Fixed = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
