import type { SessionUser } from '@klasrum/contract/accounts'
import { call } from '../../lib/call.ts'
import { useDraft } from '../../lib/draft.ts'
import { filled } from '../../lib/field-checks.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { useSession } from '../../lib/session.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './account.module.css'
import { roleNames } from './role-names.ts'

export function NameForm({ user }: { user: SessionUser }) {
  const { refresh } = useSession()
  const onRecord = { first_name: user.first_name, last_name: user.last_name }
  const { fields, restored, change, settle } = useDraft('name', onRecord)
  const changed = fields.first_name !== onRecord.first_name || fields.last_name !== onRecord.last_name
  const { formProps, faults, sending, problem } = useForm({
    fields,
    checks: { first_name: filled, last_name: filled },
    send: (body) => call('PATCH /api/account', { body }),
    onSent: ({ first_name, last_name }) => {
      settle({ first_name, last_name })
      toast({ tone: 'done', title: 'Your name is saved' })
      void refresh()
    },
  })
  return (
    <Card as="section" aria-labelledby="your-name">
      <CardHead>
        <h2 id="your-name">Your name</h2>
      </CardHead>
      <form {...formProps} className={css.form}>
        {restored && changed ? (
          <Notice
            tone="info"
            action={
              <Button size="sm" onClick={() => settle(onRecord)}>
                Discard changes
              </Button>
            }
          >
            What you typed here before is back. It is not saved yet.
          </Notice>
        ) : null}
        {problem ? (
          <Notice tone="harm">
            {sayWhy(problem, {
              refused: 'Your name could not be saved. Please try again.',
              failed: 'The server did not answer. Your name is not saved yet.',
            })}
          </Notice>
        ) : null}
        <div className={css.pair}>
          <TextField
            label="First name"
            name="first_name"
            autoComplete="given-name"
            maxLength={80}
            required
            value={fields.first_name}
            onChange={(first_name) => change({ first_name })}
            error={faults.first_name}
          />
          <TextField
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            maxLength={80}
            required
            value={fields.last_name}
            onChange={(last_name) => change({ last_name })}
            error={faults.last_name}
          />
        </div>
        <div>
          <Button kind="primary" type="submit" working={sending && 'Saving…'} disabled={!changed}>
            Save name
          </Button>
        </div>
        <dl className={css.facts}>
          <dt>E-mail</dt>
          <dd>{user.email}</dd>
          <dt>Role</dt>
          <dd>{roleNames[user.role]}</dd>
        </dl>
      </form>
    </Card>
  )
}
