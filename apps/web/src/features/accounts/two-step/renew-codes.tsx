import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { loadTwoStepAgain } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export function RenewCodes() {
  const client = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: () => call('POST /api/account/second-factor/recovery-codes'),
    onSuccess: () => loadTwoStepAgain(client),
  })
  return (
    <>
      <Button working={isPending && 'Making them…'} onClick={() => mutate()}>
        New recovery codes
      </Button>
      <ProblemNote says={error && sayOr(error, 'They could not be made. Please try again.')} />
      {data ? <RecoveryCodesDialog codes={data.recovery_codes} onClose={reset} /> : null}
    </>
  )
}
