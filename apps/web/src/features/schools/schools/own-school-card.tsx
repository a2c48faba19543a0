import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useId } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import css from './own-school.module.css'
import { SchoolStateBadge, schoolStateText } from './school-state.tsx'

export function OwnSchoolCard({ profile }: { profile: TeacherProfile }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>Your school</h2>
        <SchoolStateBadge state={profile.school_state} />
      </CardHead>
      <div className={css.own}>
        <p className={css.name}>{profile.school_name}</p>
        <p className={css.state}>{schoolStateText[profile.school_state]}</p>
        <DetailList
          title="About the school"
          details={[
            { label: 'Code', value: profile.school_code },
            { label: 'District', value: profile.district_name },
            { label: 'Division', value: profile.division_name },
          ]}
        />
        {profile.school_state === 'declined' ? null : (
          <div className={css.actions}>
            <ButtonLink kind="light" to="/classes/new-record">
              Create a class
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}
