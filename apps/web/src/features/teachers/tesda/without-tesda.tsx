import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconCertificate, IconMail } from '@tabler/icons-react'
import { counted, number } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { teacherEmail, teacherName } from '../teacher-text.ts'
import { reminderMail } from './reminder-mail.ts'
import css from './tesda.module.css'

type WithoutTesdaProps = { teachers: readonly TeacherProfile[]; count: number; filtered: boolean }

/** Who has no TESDA data yet, and the ways to remind them. */
export function WithoutTesda({ teachers, count, filtered }: WithoutTesdaProps) {
  const addresses = teachers.map(teacherEmail).filter(Boolean)
  return (
    <section aria-labelledby="without-tesda">
      <SectionHead
        id="without-tesda"
        title={`${counted(count, 'teacher')} without TESDA data`}
        action={
          addresses.length > 1 ? (
            <CopyButton what="addresses" text={addresses.join(', ')}>
              {`Copy ${addresses.length} e-mail addresses`}
            </CopyButton>
          ) : undefined
        }
      />
      <Card>
        {teachers.length === 0 ? (
          <EmptyState
            icon={<IconCertificate />}
            title={filtered ? 'Nobody fits this search and division' : 'All teachers have TESDA data'}
            text={
              filtered ? 'Take another division, or all of them.' : 'They are listed under With TESDA data.'
            }
          />
        ) : (
          <ul className={css.without} aria-label="Teachers without TESDA data">
            {teachers.map((teacher) => {
              const [name, email] = [teacherName(teacher), teacherEmail(teacher)]
              return (
                <li key={teacher.id}>
                  <div>
                    <b>{name}</b>
                    <span>{teacher.school_name}</span>
                    <span>{email || 'No e-mail address'}</span>
                  </div>
                  {email ? (
                    <ButtonLink kind="light" size="sm" icon={<IconMail />} href={reminderMail(email, name)}>
                      Remind
                      <VisuallyHidden> {name} by e-mail</VisuallyHidden>
                    </ButtonLink>
                  ) : null}
                </li>
              )
            })}
          </ul>
        )}
      </Card>
      {count > teachers.length ? (
        <p className={css.note}>
          The first {number(teachers.length)} of {number(count)} are shown. Search to find the others.
        </p>
      ) : null}
    </section>
  )
}
