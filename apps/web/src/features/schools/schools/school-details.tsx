import type { School } from '@klasrum/contract/schools'
import { IconPencil } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailList, DetailSection } from '../../../ui/detail-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MailLink, PhoneLink } from '../contact-links.tsx'
import { useSchool } from './queries.ts'

type SchoolDetailsProps = {
  school: School
  /** Absent for those who may not change it. */
  onEdit?: () => void
  onClose: () => void
}

export function SchoolDetails({ school, onEdit, onClose }: SchoolDetailsProps) {
  const { name, phone_number: phone, email } = school
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
              Edit School
            </Button>
          ) : null}
        </>
      }
    >
      <DetailList
        title="School"
        details={[
          { label: 'Code', value: school.code },
          { label: 'School name', value: school.school_name },
          { label: 'School ID', value: school.school_id },
          { label: 'School year', value: school.school_year },
        ]}
      />
      <DetailList
        title="Location"
        details={[
          { label: 'Division', value: school.division_name },
          { label: 'District', value: school.district_name },
          { label: 'Region', value: school.region },
        ]}
      />
      <DetailList
        title="Contact"
        details={[
          { label: 'Principal', value: school.principal },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'E-mail', value: email && <MailLink email={email} /> },
        ]}
      />
      {onEdit ? <Uses id={school.id} /> : null}
    </Dialog>
  )
}

function Uses({ id }: { id: number }) {
  const { data, isError } = useSchool(id)
  if (isError) return null
  return (
    <DetailSection title="In use by">
      <p>{data ? usesText(data.teacher_count) : <Skeleton width="12rem" />}</p>
    </DetailSection>
  )
}

const usesText = (teachers: number): string =>
  teachers
    ? `${counted(teachers, 'teacher')}. It cannot be deleted while they belong to it.`
    : 'No teachers yet.'
