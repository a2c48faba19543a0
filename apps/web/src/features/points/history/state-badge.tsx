import type { TopUp, TopUpState } from '@klasrum/contract/top-ups'
import { IconBan, IconCheck, IconClock, IconPhotoUp, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'

const badges: Record<TopUpState, ComponentProps<typeof Badge>> = {
  pending: { tone: 'care', icon: <IconClock />, children: 'Waiting for approval' },
  approved: { tone: 'done', icon: <IconCheck />, children: 'Approved' },
  rejected: { tone: 'harm', icon: <IconX />, children: 'Rejected' },
  cancelled: { tone: 'plain', icon: <IconBan />, children: 'Cancelled' },
}

const withoutProof: ComponentProps<typeof Badge> = {
  tone: 'care',
  icon: <IconPhotoUp />,
  children: 'Waiting for its screenshot',
}

export const StateBadge = ({ state, payment_proof }: Pick<TopUp, 'state' | 'payment_proof'>) => (
  <Badge {...(state === 'pending' && !payment_proof ? withoutProof : badges[state])} />
)
