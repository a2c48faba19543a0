import type { TeacherProfile } from '@klasrum/contract/teachers'
import {
  IconBuildingBank,
  IconCheck,
  IconClock,
  IconId,
  IconMail,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { teacherEmail, teacherName } from './teacher-text.ts'

type TeacherCardProps = { teacher: TeacherProfile; editable: boolean; onEdit: () => void }

export function TeacherCard({ teacher, editable, onEdit }: TeacherCardProps) {
  const name = teacherName(teacher)
  const email = teacherEmail(teacher)
  return (
    <RecordCard
      title={name}
      actions={
        <IconButton
          label={`Edit ${name}`}
          icon={<IconPencil />}
          size="sm"
          disabled={!editable}
          onClick={onEdit}
        />
      }
      badges={<SchoolBadge state={teacher.school_state} />}
      facts={[
        {
          key: 'id',
          icon: <IconId />,
          label: 'Employee ID',
          text: teacher.employee_no || 'No Employee ID',
        },
        { key: 'school', icon: <IconBuildingBank />, label: 'School', text: teacher.school_name },
        ...(email ? [{ key: 'email', icon: <IconMail />, label: 'E-mail', text: email }] : []),
      ]}
    />
  )
}

const states = {
  confirmed: { tone: 'done', icon: <IconCheck />, text: 'School confirmed' },
  waiting: { tone: 'care', icon: <IconClock />, text: 'Waiting for the school' },
  declined: { tone: 'harm', icon: <IconX />, text: 'Declined by the school' },
} as const

export function SchoolBadge({ state }: { state: TeacherProfile['school_state'] }) {
  const { tone, icon, text } = states[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}
