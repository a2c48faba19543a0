import { shortDay } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useOwnRequest } from './request-queries.ts'

/** What became of the school that a teacher asked for; nothing once it was added. */
export function OwnRequest() {
  const { data } = useOwnRequest()
  if (!data || data.state === 'approved') return null
  if (data.state === 'refused')
    return (
      <Notice tone="care" title={`${data.name} was not added`}>
        {data.reason}
      </Notice>
    )
  return (
    <Notice tone="info" title={`You asked for ${data.name} to be added`}>
      On {shortDay(data.created_at)}. An administrator decides on it; you are told by e-mail.{' '}
      {data.school_id === null
        ? 'You can create classes once it is there.'
        : 'You can create your classes meanwhile.'}
    </Notice>
  )
}
