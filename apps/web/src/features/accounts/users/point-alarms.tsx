import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Reply } from '../../../lib/call.ts'
import { counted, dayAndTime, number } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from './point-alarms.module.css'
import { loadUsersAgain, usePointAlarms } from './queries.ts'

type Alarm = Reply<'GET /api/admin/point-alarms'>['alarms'][number]

/** Accounts whose balance and entries disagree; nothing is shown while all is well. */
export function PointAlarms() {
  const alarms = usePointAlarms().data?.alarms ?? []
  const client = useQueryClient()
  const [asked, setAsked] = useState<Alarm>()

  const settle = async ({ id, user_name }: Alarm) => {
    try {
      const { points } = await call('POST /api/admin/point-alarms/{id}/settle', { params: { id } })
      toast({ tone: 'done', title: `${user_name} now has ${counted(points, 'point')}` })
    } catch (error) {
      throw new Error(sayOr(error, 'The points could not be set. Please try again.'))
    } finally {
      void loadUsersAgain(client)
    }
  }

  return (
    <>
      {alarms.length > 0 ? (
        <Notice tone="harm" title={`${counted(alarms.length, 'account')} with points that do not add up`}>
          <p>These points cannot change until they are set to what the entries say.</p>
          <ul className={css.list}>
            {alarms.map((alarm) => (
              <li key={alarm.id}>
                <span className={css.words}>
                  <b>{alarm.user_name}</b> ({alarm.email}): the balance is {number(alarm.balance)}, the
                  entries say {number(alarm.entries_sum)}. Found {dayAndTime(alarm.found_at)}.
                </span>
                <Button size="sm" onClick={() => setAsked(alarm)}>
                  Set to what the entries say
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          title="Set to what the entries say?"
          confirmLabel={`Set to ${counted(asked.entries_sum, 'point')}`}
          workingLabel="Setting..."
          onConfirm={() => settle(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            The balance of {asked.user_name} changes from {number(asked.balance)} to{' '}
            {number(asked.entries_sum)}, and the account is free again. The entries stay as they are.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
