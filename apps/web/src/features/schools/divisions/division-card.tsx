import type { Division } from '@klasrum/contract/divisions'
import { RecordCard } from '../../../ui/record-card.tsx'
import { CardActions } from '../card-actions.tsx'
import { CodeBadge } from '../code-badge.tsx'
import { placeFactsOf } from '../place-facts.tsx'

export type DivisionTask = 'show' | 'edit' | 'delete'

type DivisionCardProps = { division: Division; managed: boolean; onTask: (task: DivisionTask) => void }

export const DivisionCard = ({ division, managed, onTask }: DivisionCardProps) => (
  <RecordCard
    title={division.name}
    onOpen={() => onTask('show')}
    note={division.region}
    actions={
      managed ? (
        <CardActions name={division.name} onEdit={() => onTask('edit')} onDelete={() => onTask('delete')} />
      ) : null
    }
    badges={<CodeBadge code={division.code} />}
    facts={placeFactsOf([
      ['person', 'Supervisor', division.division_supervisor],
      ['phone', 'Phone', division.phone],
      ['mail', 'E-mail', division.email],
      ['place', 'Address', division.address],
    ])}
  />
)
