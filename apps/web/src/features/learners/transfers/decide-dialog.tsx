import type { Transfer } from '@klasrum/contract/transfers'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { classKeys } from '../../classes/door.ts'
import { learnersKey } from '../learner-keys.ts'
import { learnerText } from './transfer-text.ts'

export type Deciding = { transfer: Transfer; decision: 'accept' | 'decline' }

const decide = ({ transfer: { id }, decision }: Deciding) =>
  decision === 'accept'
    ? call('POST /api/education/transfers/{id}/accept', { params: { id } })
    : call('POST /api/education/transfers/{id}/decline', { params: { id } })

export function DecideDialog({ transfer, decision, onClose }: Deciding & { onClose: () => void }) {
  const client = useQueryClient()
  const accepts = decision === 'accept'
  const confirm = async () => {
    try {
      await decide({ transfer, decision })
      toast({ tone: 'done', title: accepts ? 'Transfer accepted' : 'Transfer declined' })
    } catch (error) {
      throw new Error(sayOr(error, 'Failed to answer the transfer'))
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: [learnersKey] }),
        client.invalidateQueries({ queryKey: classKeys.all }),
      ])
    }
  }
  return (
    <ConfirmDialog
      open
      title={accepts ? 'Accept Transfer' : 'Decline Transfer'}
      confirmLabel={accepts ? 'Accept' : 'Decline'}
      workingLabel={accepts ? 'Accepting...' : 'Declining...'}
      confirmKind={accepts ? 'primary' : 'harm'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <b>{learnerText(transfer)}</b>
      </p>
      {accepts ? (
        <p>
          The learner's record moves to {transfer.to_school_name}, which can change it from then on. Scores
          and rosters of your school's classes stay as they are.
        </p>
      ) : (
        <p>
          The learner stays with your school. {transfer.to_school_name} sees that the transfer was declined
          and can ask again.
        </p>
      )}
    </ConfirmDialog>
  )
}
