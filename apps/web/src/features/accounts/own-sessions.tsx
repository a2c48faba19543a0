import type { OwnSession } from '@klasrum/contract/account-safety'
import { IconCheck, IconLogout } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { whenSaid } from '../../lib/when.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardFoot, CardHead } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './account.module.css'

const sessionsKey = ['own-sessions']
const failed = 'The devices could not be loaded'

/** Where the account is signed in, and how to sign out there. */
export function OwnSessions() {
  const [leaving, setLeaving] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/account/sessions', undefined, { signal }),
    staleTime: 0,
  })
  return (
    <Card as="section" aria-labelledby="your-devices">
      <CardHead>
        <h2 id="your-devices">Where you are signed in</h2>
      </CardHead>
      {error && !data ? (
        <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="Where you are signed in"
          columns={columns}
          rows={data?.sessions ?? []}
          rowKey={({ id }) => id}
          loading={!data}
        />
      )}
      <CardFoot>
        <div className={css.foot}>
          <p className={css.note}>
            If you do not know one of them, sign out everywhere and change your password.
          </p>
          <Button size="sm" icon={<IconLogout />} onClick={() => setLeaving(true)}>
            Sign out everywhere
          </Button>
        </div>
      </CardFoot>
      {leaving ? <LeaveEverywhere onClose={() => setLeaving(false)} /> : null}
    </Card>
  )
}

const columns: Column<OwnSession>[] = [
  {
    key: 'device',
    head: 'Device',
    primary: true,
    phone: 'title',
    cell: ({ device, this_one }) => (
      <span className={css.device}>
        {device}
        {this_one ? (
          <Badge tone="done" icon={<IconCheck />}>
            This one
          </Badge>
        ) : null}
      </span>
    ),
  },
  { key: 'since', head: 'Since', cell: ({ since }) => whenSaid(since, new Date()) },
  { key: 'used', head: 'Last used', cell: ({ last_used_at }) => whenSaid(last_used_at, new Date()) },
  {
    key: 'act',
    head: 'Action',
    align: 'right',
    phone: 'actions',
    cell: (session) => (session.this_one ? null : <SignOutThere session={session} />),
  },
]

function SignOutThere({ session: { id, device } }: { session: OwnSession }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/account/sessions/{id}', { params: { id } }),
    onSuccess: () => toast({ tone: 'done', title: 'Signed out there', text: device }),
    onError: (error) => toast({ tone: 'harm', title: sayOr(error, 'It could not be signed out') }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  })
  return (
    <Button
      size="sm"
      aria-label={`Sign out there: ${device}`}
      working={isPending && 'Signing out…'}
      onClick={() => mutate()}
    >
      Sign out there
    </Button>
  )
}

function LeaveEverywhere({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession()
  const leave = async () => {
    try {
      await call('DELETE /api/account/sessions')
    } catch (error) {
      throw new Error(sayOr(error, 'It could not be signed out. Please try again.'))
    }
    await signOut()
  }
  return (
    <ConfirmDialog
      open
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      confirmKind="primary"
      workingLabel="Signing out…"
      onConfirm={leave}
      onClose={onClose}
    >
      <p>Every device is signed out, this one too. Slide shows that play elsewhere stop.</p>
    </ConfirmDialog>
  )
}
