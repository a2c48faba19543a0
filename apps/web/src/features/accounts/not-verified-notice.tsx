import { IconMail } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSendLink, whyNotSent } from './send-link-again.tsx'

export function NotVerifiedNotice({ email }: { email: string }) {
  const sending = useSendLink(email)
  if (sending.isSuccess) return <Notice tone="done">{sending.data.message}</Notice>
  return (
    <Notice
      tone="care"
      icon={<IconMail size={20} />}
      action={
        <Button size="sm" working={sending.isPending && 'Sending…'} onClick={() => sending.mutate()}>
          Send the link again
        </Button>
      }
    >
      Please verify your email before signing in. Check your inbox for a verification link.
      {sending.error ? <p>{whyNotSent(sending.error)}</p> : null}
    </Notice>
  )
}
