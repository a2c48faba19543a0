import type { ClassSummary } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { IconChevronDown, IconPencil } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ClassMenu, type ClassTask } from '../class-menu.tsx'
import { ClassTaskDialog } from '../class-task-dialog.tsx'
import { archivedReason } from '../class-text.ts'
import { termText } from '../terms.ts'
import css from './class-info.module.css'

type ClassInfoProps = { klass: ClassSummary; onEdit: () => void }

/** The class as it is on record, to be read. */
export function ClassInfo({ klass, onEdit }: ClassInfoProps) {
  const navigate = useNavigate()
  const [task, setTask] = useState<ClassTask>()
  const reason = useId()
  const policy = policyOf(klass.policy)
  const archived = klass.archived_at !== null
  const narrow = useNarrow()
  const facts = (
    <div className={css.facts}>
      <DetailList
        title="Class"
        details={[
          { label: 'Subject', value: `${klass.subject_name} (${klass.subject_code})` },
          { label: 'Learners', value: <Learners klass={klass} /> },
          { label: 'Track', value: klass.track },
          { label: 'Room', value: klass.room_number },
          { label: 'Teacher', value: klass.primary_teacher_name ?? 'No primary teacher' },
        ]}
      />
      <DetailList
        title="School and grading"
        details={[
          { label: 'School', value: klass.school_name },
          {
            label: 'Term',
            value: termText({ name: klass.term_name, school_year: klass.school_year }),
          },
          {
            label: 'Grading',
            value: (
              <>
                {policy.name}
                <span className={css.summary}>{policy.summary}</span>
              </>
            ),
          },
        ]}
      />
    </div>
  )
  return (
    <>
      <Card as="section">
        <CardHead>
          <h2>Class info</h2>
          <div className={css.actions}>
            <Button
              icon={<IconPencil />}
              size="sm"
              disabled={archived}
              aria-describedby={archived ? reason : undefined}
              onClick={onEdit}
            >
              Edit
            </Button>
            <ClassMenu klass={klass} onTask={setTask} />
          </div>
          {archived ? (
            <p id={reason} className={css.reason}>
              {archivedReason}
            </p>
          ) : null}
        </CardHead>
        {narrow ? (
          <details className={css.folded}>
            <summary>
              Subject, teacher, school and grading
              <IconChevronDown size={18} aria-hidden />
            </summary>
            {facts}
          </details>
        ) : (
          facts
        )}
      </Card>
      <ClassTaskDialog
        task={task}
        onClose={() => setTask(undefined)}
        onDeleted={() => void navigate({ to: '/classes', replace: true })}
      />
    </>
  )
}

const Learners = ({ klass: { id, learner_count } }: { klass: ClassSummary }) => (
  <>
    {learner_count === 0 ? 'No students enrolled yet' : learner_count}
    {' · '}
    <Link to="/classes/$classId" params={{ classId: String(id) }}>
      Go to Roster
    </Link>
  </>
)
