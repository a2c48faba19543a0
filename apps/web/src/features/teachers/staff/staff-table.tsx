import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconPencil } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { SchoolBadge } from '../teacher-card.tsx'
import { teacherEmail, teacherName } from '../teacher-text.ts'
import { ConfirmButton } from './confirm-button.tsx'
import css from './staff-table.module.css'

type StaffTableProps = {
  /** Left out while they are on their way. */
  teachers?: readonly TeacherProfile[]
  mayEdit: (teacher: TeacherProfile) => boolean
  onEdit: (teacher: TeacherProfile) => void
}

export function StaffTable({ teachers, mayEdit, onEdit }: StaffTableProps) {
  const columns: readonly Column<TeacherProfile>[] = [
    { key: 'name', head: 'Name', cell: (teacher) => teacherName(teacher), primary: true },
    {
      key: 'id',
      head: 'Employee ID',
      cell: ({ employee_no }) => employee_no || <span className={css.none}>No Employee ID</span>,
      phone: 'beside',
    },
    { key: 'school', head: 'School', cell: ({ school_name }) => school_name, phone: 'beside' },
    { key: 'email', head: 'E-mail', cell: (teacher) => teacherEmail(teacher), phone: 'line' },
    {
      key: 'actions',
      head: 'Actions',
      align: 'right',
      cell: (teacher) => (
        <div className={css.actions}>
          {teacher.school_state === 'confirmed' ? null : <SchoolBadge state={teacher.school_state} />}
          {teacher.school_state === 'declined' ? <ConfirmButton teacher={teacher} /> : null}
          <IconButton
            label={`Edit ${teacherName(teacher)}`}
            icon={<IconPencil />}
            size="sm"
            disabled={!mayEdit(teacher)}
            onClick={() => onEdit(teacher)}
          />
        </div>
      ),
      phone: 'title',
    },
  ]
  return (
    <DataTable
      caption="Teachers"
      columns={columns}
      rows={teachers ?? []}
      rowKey={({ id }) => id}
      loading={!teachers}
    />
  )
}
