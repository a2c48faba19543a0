import type { PublicSchool } from '@klasrum/contract/schools'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { Button } from '../../../ui/button.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sayNotSaved, useSaveSchool } from './own-teacher.ts'
import { usePublicDivisions } from './request-queries.ts'

type PublicSchoolDialogProps = {
  school: PublicSchool
  userId: number
  profile: TeacherProfile | null
  onClose: () => void
}

/** What everybody may know of a school, and the way to choose it. */
export function PublicSchoolDialog({ school, userId, profile, onClose }: PublicSchoolDialogProps) {
  const division = usePublicDivisions().data?.find(({ id }) => id === school.division_id)?.name ?? ''
  const saving = useSaveSchool()
  const save = () => saving.mutate({ userId, schoolId: school.id, profile }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={school.name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" working={saving.isPending && 'Saving...'} onClick={save}>
            Save as my school
          </Button>
        </>
      }
    >
      {saving.error ? <Notice tone="harm">{sayNotSaved(saving.error)}</Notice> : null}
      <DetailList
        title="About the school"
        details={[
          { label: 'School ID', value: school.code },
          { label: 'Division', value: division },
          { label: 'Region', value: school.region },
        ]}
      />
      <p>If you choose it, its principal will be asked to confirm that you teach there.</p>
    </Dialog>
  )
}
