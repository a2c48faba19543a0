import type { ClassSummary } from '@klasrum/contract/classes'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import css from './add-student.module.css'
import { FoundStudent } from './found-student.tsx'
import { mostFound, useFoundStudents, type Wanted } from './queries.ts'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'

type AddStudentDialogProps = {
  klass: ClassSummary
  /** Ids of the learners on the roster. */
  enrolled: ReadonlySet<number>
  searched: string
  onCreate: (searched: string) => void
  onClose: () => void
}

const failed = 'Failed to load students'

const genders: { value: Wanted['gender']; label: string }[] = [
  { value: '', label: 'Boys and girls' },
  { value: 'male', label: 'Boys' },
  { value: 'female', label: 'Girls' },
]

/** Stays open, so that several can be enrolled one after the other. */
export function AddStudentDialog({ klass, enrolled, searched, onCreate, onClose }: AddStudentDialogProps) {
  const [typed, setTyped] = useState(searched)
  const [gender, setGender] = useState<Wanted['gender']>('')
  const text = useSettled(typed.trim(), 300)
  const { data, error, refetch, isPlaceholderData } = useFoundStudents({
    schoolId: klass.school_id,
    text,
    gender,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Student"
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button kind="primary" icon={<IconUserPlus />} onClick={() => onCreate(typed)}>
            Create student
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <UnconfirmedNotice />
        <div className={css.tools}>
          <SearchBox
            label="Search students"
            placeholder="Name, LRN or student ID"
            value={typed}
            onChange={setTyped}
            first
          />
          <SmallSelect label="Gender" value={gender} onChange={setGender} options={genders} />
        </div>
        {error && data ? <StaleNotice title={sayOr(error, failed)} onRetry={() => void refetch()} /> : null}
        {data ? (
          <>
            <p className={css.count} role="status">
              {data.length === 0
                ? 'No students found matching your search.'
                : data.length < mostFound
                  ? counted(data.length, 'student')
                  : `The first ${mostFound} students. Type a name to find others.`}
            </p>
            <ul
              className={css.list}
              aria-label="Students of the school"
              aria-busy={isPlaceholderData || undefined}
            >
              {data.map((student) => (
                <FoundStudent
                  key={student.id}
                  klass={klass}
                  student={student}
                  enrolled={enrolled.has(student.id)}
                />
              ))}
            </ul>
          </>
        ) : error ? (
          <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} height="2.25rem" />
        )}
      </div>
    </Dialog>
  )
}
