import type { Division } from '@klasrum/contract/divisions'
import { DetailList, DetailSection } from '../../../ui/detail-list.tsx'
import { ContactList, PlaceDetails } from '../place-details.tsx'
import { inUse } from './in-use.ts'

type DivisionDetailsProps = {
  division: Division
  /** Absent for those who may not change it. */
  onEdit?: () => void
  /** Who changed it, for those who may. */
  onHistory?: () => void
  onClose: () => void
}

export function DivisionDetails({ division, onEdit, onHistory, onClose }: DivisionDetailsProps) {
  const { name, code, region, address, division_supervisor, phone, email } = division
  const uses = inUse({ districts: division.district_count, schools: division.school_count })
  return (
    <PlaceDetails kind="Division" name={name} onEdit={onEdit} onHistory={onHistory} onClose={onClose}>
      <DetailList
        title="Location"
        details={[
          { label: 'Code', value: code },
          { label: 'Region', value: region },
          { label: 'Address', value: address },
        ]}
      />
      <ContactList head={{ label: 'Supervisor', value: division_supervisor }} phone={phone} email={email} />
      {onEdit ? (
        <DetailSection title="In use by">
          <p>
            {uses ? `${uses}. It cannot be deleted while they use it.` : 'No districts and no schools yet.'}
          </p>
        </DetailSection>
      ) : null}
    </PlaceDetails>
  )
}
