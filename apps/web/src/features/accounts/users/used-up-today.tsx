import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../lib/call.ts'
import { Notice } from '../../../ui/notice.tsx'

const words = {
  model: 'The language model has used all its tokens of today: the built-in author writes until midnight.',
  voice: 'The paid voice has spoken all its characters of today: the built-in voice speaks until midnight.',
}

/** What all together have used up today; nothing is shown while something is left. */
export function UsedUpToday() {
  const { data } = useQuery({
    queryKey: ['admin', 'spending'],
    queryFn: () => call('GET /api/admin/spending'),
  })
  if (!data || data.used_up.length === 0) return null
  return (
    <Notice tone="care" title="A limit of today is reached">
      {data.used_up.map((what) => (
        <p key={what}>{words[what]}</p>
      ))}
      <p>
        Who used it, and the limits, stand under <Link to="/dashboard/settings">Settings</Link>.
      </p>
    </Notice>
  )
}
