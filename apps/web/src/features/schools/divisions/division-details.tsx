import type { Division } from '@klasrum/contract/divisions'
import { IconPencil } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { DetailList, DetailSection } from '../../../ui/detail-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MailLink, PhoneLink } from '../contact-links.tsx'
import { inUse } from './in-use.ts'

type DivisionDetailsProps = {
  division: Division
  /** Absent for those who may not change it. */
  onEdit?: () => void
  onClose: () => void
}

export function DivisionDetails({ division, onEdit, onClose }: DivisionDetailsProps) {
  const { name, code, region, address, division_supervisor, phone, email } = division
  const uses = inUse({ districts: division.district_count, schools: division.school_count })
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {onEdit ? (
            <Button kind="primary" icon={<IconPencil />} onClick={onEdit}>
              Edit Division
            </Button>
          ) : null}
        </>
      }
    >
      <DetailList
        title="Location"
        details={[
          { label: 'Code', value: code },
          { label: 'Region', value: region },
          { label: 'Address', value: address },
        ]}
      />
      <DetailList
        title="Contact"
        details={[
          { label: 'Supervisor', value: division_supervisor },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'E-mail', value: email && <MailLink email={email} /> },
        ]}
      />
      <DetailSection title="In use by">
        <p>
          {uses ? `${uses}. It cannot be deleted while they use it.` : 'No districts and no schools yet.'}
        </p>
      </DetailSection>
    </Dialog>
  )
}
