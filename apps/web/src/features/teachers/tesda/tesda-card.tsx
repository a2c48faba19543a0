import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconBuildingBank, IconId, IconLink, IconPencil, IconPhone, IconTrash } from '@tabler/icons-react'
import { number } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { teacherName } from '../teacher-text.ts'
import css from './tesda.module.css'
import { webAddress } from './tesda-fields.ts'

type TesdaCardProps = {
  teacher: TeacherProfile
  /** Read only without it. */
  onTask?: (task: 'edit' | 'remove') => void
}

export function TesdaCard({ teacher, onTask }: TesdaCardProps) {
  const name = teacherName(teacher)
  const tesda = teacher.metadata_json.tesda
  const learners = tesda?.learners_assessment
  const specializations = tesda?.specializations ?? []
  return (
    <RecordCard
      title={name}
      actions={
        onTask ? (
          <>
            <IconButton
              label={`Edit TESDA data of ${name}`}
              icon={<IconPencil />}
              size="sm"
              onClick={() => onTask('edit')}
            />
            <IconButton
              label={`Delete TESDA data of ${name}`}
              icon={<IconTrash />}
              size="sm"
              onClick={() => onTask('remove')}
            />
          </>
        ) : undefined
      }
      facts={[
        { key: 'id', icon: <IconId />, label: 'ID', text: teacher.employee_no || 'No Employee ID' },
        { key: 'school', icon: <IconBuildingBank />, label: 'School', text: teacher.school_name },
        {
          key: 'contact',
          icon: <IconPhone />,
          label: 'Contact',
          text: tesda?.contact_number || 'No contact number',
        },
        { key: 'page', icon: <IconLink />, label: 'FB page', text: <Page address={tesda?.fb_page ?? ''} /> },
      ]}
    >
      {specializations.length ? (
        <ul className={css.tags} aria-label="Specializations">
          {[...new Set(specializations)].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p className={css.note}>No specializations</p>
      )}
      <dl className={css.counts} aria-label="Learners for Assessment">
        <Learners short="M" long="Male" count={Number(learners?.male ?? 0)} />
        <Learners short="F" long="Female" count={Number(learners?.female ?? 0)} />
        <Learners short="Total" count={learners?.total ?? 0} />
      </dl>
    </RecordCard>
  )
}

function Page({ address }: { address: string }) {
  const href = webAddress(address)
  if (!href) return address || 'No FB page'
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  )
}

const Learners = ({ short, long, count }: { short: string; long?: string; count: number }) => (
  <div>
    <dt>{long ? <abbr title={long}>{short}</abbr> : short}</dt>
    <dd>{number(count)}</dd>
  </div>
)
