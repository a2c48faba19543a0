import type { SessionUser } from '@klasrum/contract/accounts'
import type { School } from '@klasrum/contract/schools'
import { counted } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DetailList, DetailSection } from '../../../ui/detail-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ContactList, PlaceDetails } from '../place-details.tsx'
import { useSchool } from './queries.ts'

type SchoolDetailsProps = {
  school: School
  /** Absent for those who may not change it. */
  onEdit?: () => void
  /** Who changed it, for those who may. */
  onHistory?: () => void
  onClose: () => void
}

export function SchoolDetails({ school, onEdit, onHistory, onClose }: SchoolDetailsProps) {
  const { name, phone_number: phone, email } = school
  const { user } = useSession()
  return (
    <PlaceDetails kind="School" name={name} onEdit={onEdit} onHistory={onHistory} onClose={onClose}>
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
      <ContactList head={{ label: 'Principal', value: school.principal }} phone={phone} email={email} />
      {onEdit ? <Uses id={school.id} /> : null}
      {seesClasses(user, school.id) ? (
        <DetailSection title="Classes">
          <ButtonLink size="sm" to="/classes" search={{ school: String(school.id) }}>
            Open the classes of this school
          </ButtonLink>
        </DetailSection>
      ) : null}
    </PlaceDetails>
  )
}

/** An admin those of every school, a school-admin those of the own one. */
const seesClasses = (user: SessionUser | null, schoolId: number): boolean =>
  user?.role === 'admin' || (user?.role === 'school-admin' && user.user_metadata?.school_id === schoolId)

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
