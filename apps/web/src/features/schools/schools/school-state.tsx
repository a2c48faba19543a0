import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'

type State = TeacherProfile['school_state']

const badges = {
  waiting: { tone: 'care', icon: <IconClock />, word: 'Waiting for confirmation' },
  confirmed: { tone: 'done', icon: <IconCircleCheck />, word: 'Confirmed' },
  declined: { tone: 'harm', icon: <IconCircleX />, word: 'Declined' },
} as const

export const schoolStateText: Record<State, string> = {
  waiting:
    'The school has not confirmed yet that you belong to it. Until then you work with its name and with the learners you add yourself.',
  confirmed: 'The school has confirmed that you belong to it.',
  declined: 'The school says that you do not belong to it. Please choose your school again below.',
}

export function SchoolStateBadge({ state }: { state: State }) {
  const { tone, icon, word } = badges[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
