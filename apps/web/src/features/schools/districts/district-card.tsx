import type { District } from '@klasrum/contract/districts'
import { RecordCard } from '../../../ui/record-card.tsx'
import { CardActions } from '../card-actions.tsx'
import { CodeBadge } from '../code-badge.tsx'
import { placeFactsOf } from '../place-facts.tsx'

type DistrictCardProps = { district: District; onEdit: () => void; onDelete: () => void }

export const DistrictCard = ({ district, onEdit, onDelete }: DistrictCardProps) => (
  <RecordCard
    title={district.name}
    onOpen={onEdit}
    note={district.region}
    actions={<CardActions name={district.name} onEdit={onEdit} onDelete={onDelete} />}
    badges={<CodeBadge code={district.code} />}
    facts={placeFactsOf([
      ['division', 'Division', district.division_name || 'N/A'],
      ['place', 'Address', district.address],
    ])}
  />
)
