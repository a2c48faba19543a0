import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { counted, number } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RecordGrid } from '../../../ui/record-card.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { mayEdit } from '../teacher-text.ts'
import { EditTesdaDialog } from './edit-dialog.tsx'
import { RemoveTesdaDialog } from './remove-dialog.tsx'
import css from './tesda.module.css'
import { TesdaCard } from './tesda-card.tsx'

type TesdaListProps = {
  teachers: readonly TeacherProfile[]
  /** How many there are; more than are shown when the list was cut. */
  count: number
  reader: SessionUser
  empty: string
  filtered?: boolean
}

export function TesdaList({ teachers, count, reader, empty, filtered }: TesdaListProps) {
  const [asked, setAsked] = useState<{ task: 'edit' | 'remove'; teacher: TeacherProfile }>()
  const close = () => setAsked(undefined)
  return (
    <section aria-labelledby="tesda-profiles">
      <SectionHead
        id="tesda-profiles"
        title="Your TESDA Profiles"
        action={<span className={css.note}>{counted(count, 'profile')}</span>}
      />
      {teachers.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconCertificate />}
            title={empty}
            text={
              filtered
                ? 'Nobody fits this search and division.'
                : 'They show here with their specializations and learners for assessment once a record is added.'
            }
            action={
              filtered || reader.role === 'division-eps' ? undefined : (
                <ButtonLink kind="next" to="/dashboard/divisions/tesda/new">
                  Add a TESDA record
                </ButtonLink>
              )
            }
          />
        </Card>
      ) : (
        <RecordGrid label="TESDA profiles">
          {teachers.map((teacher) => (
            <TesdaCard
              key={teacher.id}
              teacher={teacher}
              onTask={mayEdit(reader, teacher) ? (task) => setAsked({ task, teacher }) : undefined}
            />
          ))}
        </RecordGrid>
      )}
      {count > teachers.length ? (
        <p className={css.note}>
          The first {number(teachers.length)} of {number(count)} are shown. Search to find the others.
        </p>
      ) : null}
      {asked?.task === 'edit' ? <EditTesdaDialog teacher={asked.teacher} onClose={close} /> : null}
      {asked?.task === 'remove' ? <RemoveTesdaDialog teacher={asked.teacher} onClose={close} /> : null}
    </section>
  )
}
