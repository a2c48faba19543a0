import type { Student } from '@klasrum/contract/learners'
import { IconChartLine, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, fetchFile } from '../../../lib/call.ts'
import { shortDay } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { gradeText } from '../../classes/door.ts'
import { learnersKey } from '../learner-keys.ts'
import { genderText } from '../student-text.ts'
import css from './student.module.css'

type StudentDetailsProps = {
  classId: number
  studentId: number
  onEdit: (student: Student) => void
  onDelete: (student: Student) => void
  onClose: () => void
}

export function StudentDetails({ classId, studentId: id, onEdit, onDelete, onClose }: StudentDetailsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [learnersKey, 'student', id],
    queryFn: ({ signal }) => call('GET /api/education/students/{id}', { params: { id } }, { signal }),
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.listed_name ?? 'Learner'}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {data?.may_edit ? (
            <Button kind="primary" icon={<IconPencil />} onClick={() => onEdit(data)}>
              Edit Student
            </Button>
          ) : null}
        </>
      }
    >
      {data ? (
        <>
          <Facts student={data} />
          <div className={css.acts}>
            <ButtonLink
              size="sm"
              kind="light"
              icon={<IconChartLine />}
              to="/classes/$classId/learners/$studentId"
              params={{ classId: String(classId), studentId: String(id) }}
            >
              Grades and report card
            </ButtonLink>
            <DownloadData id={id} />
            {data.may_delete ? (
              <Button size="sm" kind="harm-line" icon={<IconTrash />} onClick={() => onDelete(data)}>
                Delete Student
              </Button>
            ) : null}
          </div>
        </>
      ) : error ? (
        <ErrorState title={sayOr(error, 'Failed to load the learner')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} height="1.25rem" />
      )}
    </Dialog>
  )
}

function Facts({ student }: { student: Student }) {
  const { metadata_json: known, student_no: lrn, external_student_id: id, number_given: given } = student
  return (
    <>
      <DetailList
        title="Learner"
        details={[
          { label: 'Full name', value: known.fullname },
          { label: lrn ? 'LRN' : 'Student ID', value: given ? `${id} (given by Klasrum)` : id },
          { label: 'Grade level', value: gradeText(known.grade_level) },
          { label: 'Gender', value: genderText[known.gender] },
          { label: 'Birth date', value: known.birth_date && shortDay(`${known.birth_date}T00:00:00+08:00`) },
        ]}
      />
      <DetailList
        title="Contact"
        details={[
          { label: 'E-mail', value: known.email },
          { label: 'Phone', value: known.phone },
          { label: 'Address', value: known.address },
          { label: 'Parent or guardian', value: known.parent_name },
          { label: "Parent's phone", value: known.parent_phone },
        ]}
      />
    </>
  )
}

const noData = 'Failed to download the data'

function DownloadData({ id }: { id: number }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { file, name } = await fetchFile('GET /api/education/students/{id}/export', { params: { id } })
      saveFile(file, name)
    },
    onError: (refused) => toast({ tone: 'harm', title: sayOr(refused, noData) }),
  })
  return (
    <>
      <Button
        size="sm"
        icon={<IconDownload />}
        working={isPending && 'Preparing...'}
        onClick={() => mutate()}
      >
        Download data
      </Button>
      <ProblemNote says={error && sayOr(error, noData)} />
    </>
  )
}
