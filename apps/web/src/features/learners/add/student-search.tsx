import type { ClassSummary } from '@klasrum/contract/classes'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { ScrollArea } from '../../../ui/scroll-area.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { NotEnrolled } from '../use-enroll.ts'
import css from './add-student.module.css'
import { EnrolledFrom } from './enrolled-from.tsx'
import { FoundStudent } from './found-student.tsx'
import { mostFound, useFoundStudents, type WantedStudents } from './queries.ts'
import { UnconfirmedSearchNotice } from './unconfirmed-notice.tsx'

type StudentSearchProps = {
  klass: ClassSummary
  /** Ids of the learners on the roster. */
  enrolled: ReadonlySet<number>
  notEnrolled?: NotEnrolled
  typed: string
  onType: (typed: string) => void
  /** The enrollment date, once somebody typed one. */
  day: string | undefined
  onDay: (day: string) => void
  /** For one whom the school does not have yet; absent while the class takes no changes. */
  onCreate?: () => void
  /** In a dialog: the focus starts here, and the dialog scrolls; elsewhere the list scrolls inside itself. */
  inDialog?: boolean
}

const failed = 'Failed to load learners'

const genders: { value: WantedStudents['gender']; label: string }[] = [
  { value: '', label: 'Boys and girls' },
  { value: 'male', label: 'Boys' },
  { value: 'female', label: 'Girls' },
]

/** The learners of the class's school, found by words and gender, each to be enrolled. */
export function StudentSearch(props: StudentSearchProps) {
  const { klass, enrolled, notEnrolled, typed, onType, day, onDay, onCreate, inDialog = false } = props
  const [gender, setGender] = useState<WantedStudents['gender']>('')
  const text = useSettled(typed.trim(), 300)
  const { data, error, refetch, isPlaceholderData } = useFoundStudents({
    schoolId: klass.school_id,
    text,
    gender,
  })
  /* Nobody was found for other words: that says nothing of these. */
  const isAskedAnew = isPlaceholderData && data?.length === 0
  const list = (
    <ul className={css.list} aria-label="Learners of the school" aria-busy={isPlaceholderData || undefined}>
      {data?.map((student) => (
        <FoundStudent
          key={student.id}
          klass={klass}
          student={student}
          enrolled={enrolled.has(student.id)}
          day={day}
          refused={notEnrolled?.studentId === student.id ? notEnrolled.says : undefined}
        />
      ))}
    </ul>
  )
  return (
    <div className={css.dialog}>
      <UnconfirmedSearchNotice />
      <div className={css.tools}>
        <SearchBox
          label="Search learners"
          placeholder="Name, LRN or student ID"
          value={typed}
          onChange={onType}
          first={inDialog}
        />
        <SmallSelect label="Gender" value={gender} onChange={setGender} options={genders} />
        {onCreate ? (
          <Button size="sm" icon={<IconUserPlus />} onClick={onCreate}>
            Create student
          </Button>
        ) : null}
      </div>
      {klass.archived_at === null ? <EnrolledFrom day={day} onDay={onDay} /> : null}
      {error && data ? <StaleNotice title={sayOr(error, failed)} onRetry={() => void refetch()} /> : null}
      {data && !isAskedAnew ? (
        <>
          <p className={css.count} role="status">
            {data.length === 0
              ? 'No students found matching your search.'
              : data.length < mostFound
                ? counted(data.length, 'learner')
                : `The first ${mostFound} learners. Type a name to find others.`}
          </p>
          {inDialog ? (
            list
          ) : data.length > 0 ? (
            <ScrollArea label="Learner list" short>
              {list}
            </ScrollArea>
          ) : null}
        </>
      ) : error ? (
        <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} height="2.25rem" />
      )}
    </div>
  )
}
