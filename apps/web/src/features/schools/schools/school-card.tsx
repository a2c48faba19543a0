import type { School } from '@klasrum/contract/schools'
import { IconCalendar } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { CardActions } from '../card-actions.tsx'
import { CodeBadge } from '../code-badge.tsx'
import { placeFactsOf } from '../place-facts.tsx'

export type SchoolTask = 'show' | 'edit' | 'delete'

type SchoolCardProps = { school: School; managed: boolean; onTask: (task: SchoolTask) => void }

export const SchoolCard = ({ school, managed, onTask }: SchoolCardProps) => (
  <RecordCard
    title={school.name}
    onOpen={() => onTask('show')}
    actions={
      managed ? (
        <CardActions name={school.name} onEdit={() => onTask('edit')} onDelete={() => onTask('delete')} />
      ) : null
    }
    badges={
      <>
        <CodeBadge code={school.code} />
        <Badge tone="plain" icon={<IconCalendar />}>
          SY {school.school_year}
        </Badge>
      </>
    }
    facts={placeFactsOf([
      ['division', 'Division', school.division_name],
      ['place', 'Location', [school.district_name, school.region].filter(Boolean).join(', ')],
      ['person', 'Principal', school.principal],
      ['phone', 'Phone', school.phone_number],
      ['mail', 'E-mail', school.email],
    ])}
  />
)
