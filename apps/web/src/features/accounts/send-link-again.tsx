import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Mails a new verification link to the address. */
export const useSendLink = (email: string) =>
  useMutation({
    mutationFn: () => call('POST /api/auth/resend-verification', { body: { email } }, { session: false }),
  })

export const whyNotSent = (error: Error): string =>
  sayWhy(error, {
    refused: 'The link could not be sent. Please try again.',
    failed: 'The server did not answer. Please try again.',
  })

export function SendLinkAgain({ email }: { email: string }) {
  const sending = useSendLink(email)
  if (sending.isSuccess) return <Notice tone="done">{sending.data.message}</Notice>
  return (
    <>
      {sending.error ? <Notice tone="harm">{whyNotSent(sending.error)}</Notice> : null}
      <Button block working={sending.isPending && 'Sending…'} onClick={() => sending.mutate()}>
        Send the link again
      </Button>
    </>
  )
}
