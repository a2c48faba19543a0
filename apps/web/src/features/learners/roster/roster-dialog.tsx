import type { ClassSummary } from '@klasrum/contract/classes'
import type { Enrollment } from '@klasrum/contract/enrollments'
import type { Student } from '@klasrum/contract/learners'
import { AddStudentDialog } from '../add/add-student-dialog.tsx'
import { RecentImports } from '../import/recent-imports.tsx'
import { CreateStudent } from '../student/create-student.tsx'
import { DeleteStudentDialog } from '../student/delete-student-dialog.tsx'
import { EditStudent } from '../student/edit-student.tsx'
import { StudentDetails } from '../student/student-details.tsx'
import type { NotEnrolled } from '../use-enroll.ts'
import { RemoveLearnerDialog } from './remove-dialog.tsx'

export type AskedOfRoster =
  | { task: 'add'; searched?: string; day?: string; notEnrolled?: NotEnrolled }
  | { task: 'create'; searched: string; day?: string }
  | { task: 'show'; studentId: number }
  | { task: 'edit' | 'delete'; student: Student }
  | { task: 'remove'; enrollment: Enrollment }
  | { task: 'imports' }

type RosterDialogProps = {
  klass: ClassSummary
  enrollments: readonly Enrollment[]
  asked: AskedOfRoster
  onAsk: (asked: AskedOfRoster) => void
  onClose: () => void
}

export function RosterDialog({ klass, enrollments, asked, onAsk, onClose }: RosterDialogProps) {
  switch (asked.task) {
    case 'add':
      return (
        <AddStudentDialog
          klass={klass}
          enrolled={new Set(enrollments.map(({ student_id }) => student_id))}
          searched={asked.searched ?? ''}
          day={asked.day}
          notEnrolled={asked.notEnrolled}
          onCreate={(searched, day) => onAsk({ task: 'create', searched, day })}
          onClose={onClose}
        />
      )
    case 'create':
      return (
        <CreateStudent
          klass={klass}
          searched={asked.searched}
          day={asked.day}
          onDone={(done) => onAsk({ task: 'add', ...done })}
          onClose={() => onAsk({ task: 'add', searched: asked.searched, day: asked.day })}
        />
      )
    case 'show':
      return (
        <StudentDetails
          classId={klass.id}
          studentId={asked.studentId}
          onEdit={(student) => onAsk({ task: 'edit', student })}
          onDelete={(student) => onAsk({ task: 'delete', student })}
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <EditStudent
          classId={klass.id}
          student={asked.student}
          onClose={() => onAsk({ task: 'show', studentId: asked.student.id })}
        />
      )
    case 'delete':
      return <DeleteStudentDialog classId={klass.id} student={asked.student} onClose={onClose} />
    case 'remove':
      return <RemoveLearnerDialog enrollment={asked.enrollment} onClose={onClose} />
    case 'imports':
      return <RecentImports classId={klass.id} mayUndo={klass.archived_at === null} onClose={onClose} />
  }
}
