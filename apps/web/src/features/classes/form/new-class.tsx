import type { SessionUser } from '@klasrum/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ChooseSchool } from '../../schools/door.ts'
import { FirstSteps } from '../first-steps.tsx'
import { keepsClasses, NoClassesForYou } from '../keepers.tsx'
import { loadClassesAgain } from '../queries.ts'
import { classBodyOf, requiredFields, withPolicy } from './class-fields.ts'
import css from './class-form.module.css'
import { ClassInputs } from './class-inputs.tsx'
import { firstFields, schoolYearOf, whySchoolFixed } from './first-fields.ts'
import { FormProblem } from './form-problem.tsx'
import { type FormData, useFormData } from './use-form-data.ts'

export function NewClass() {
  const { user } = useSession()
  if (!user) return null
  return keepsClasses(user.role) ? <NewClassFor user={user} /> : <NoClassesForYou />
}

function NewClassFor({ user }: { user: SessionUser }) {
  const { data, error, retry } = useFormData(user)
  if (data && user.role === 'teacher' && !data.own) return <ChooseSchoolFirst userId={user.id} />
  return (
    <>
      {data ? (
        <NewClassForm user={user} data={data} />
      ) : (
        <Card pad={!error}>
          {error ? (
            <ErrorState title={sayOr(error, 'Failed to load form data')} onRetry={retry} />
          ) : (
            <Skeleton lines={8} height="2.25rem" />
          )}
        </Card>
      )}
    </>
  )
}

/** A class belongs to a school; once it is saved, the form of the class takes this place. */
const ChooseSchoolFirst = ({ userId }: { userId: number }) => (
  <div className={css.narrow}>
    <ChooseSchool userId={userId} profile={null} />
  </div>
)

function NewClassForm({ user, data }: { user: SessionUser; data: FormData }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const once = useOnceKeys()
  const first = firstFields(user, data)
  const { fields: typed, change, settle } = useDraft('new-class', first)
  const fields = withPolicy(typed, schoolYearOf(typed, data))
  const form = useForm({
    fields,
    checks: requiredFields,
    send: (filled) => {
      const body = classBodyOf(filled)
      return once(JSON.stringify(body), (onceKey) =>
        call('POST /api/education/classes', { body }, { onceKey }),
      )
    },
    onSent: ({ id }) => {
      settle(first)
      toast({ tone: 'done', title: 'Class created successfully!' })
      void loadClassesAgain(client)
      void navigate({ to: '/classes/$classId/record', params: { classId: String(id) }, replace: true })
    },
  })
  return (
    <Card>
      <CardHead>
        <h2>About the class</h2>
        <FirstSteps at={1} />
      </CardHead>
      <form {...form.formProps} className={`${css.form} ${css.inside}`} aria-label="New class record">
        <FormProblem {...form} fields={fields} fallback="Failed to create class" />
        <ClassInputs
          user={user}
          data={data}
          fields={fields}
          policy={typed.policy}
          faults={form.faults}
          change={change}
          schoolLocked={whySchoolFixed(user)}
        >
          <ButtonLink to="/classes">Cancel</ButtonLink>
          <Button kind="primary" type="submit" working={form.sending && 'Creating...'}>
            Create class
          </Button>
        </ClassInputs>
      </form>
    </Card>
  )
}
