import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { PlaceBones } from '../place-bones.tsx'
import { ChooseSchool } from './choose-school.tsx'
import { OwnRequest } from './own-request.tsx'
import { OwnSchoolCard } from './own-school-card.tsx'
import { useOwnTeacherForSchool } from './own-teacher.ts'
import { PublicSchools } from './public-schools.tsx'

/** A teacher's view: the own school and the search for another; without a school the list of all to choose from. */
export function OwnSchool({ userId }: { userId: number }) {
  const { data: profile, error, refetch } = useOwnTeacherForSchool()
  if (profile === undefined) {
    return error ? (
      <Card>
        <ErrorState
          title={sayOr(error, 'Failed to load schools. Please try again.')}
          text="Nothing was changed."
          onRetry={() => void refetch()}
        />
      </Card>
    ) : (
      <PlaceBones text="Loading schools..." />
    )
  }
  return (
    <ListPage>
      <OwnRequest />
      {profile ? <OwnSchoolCard profile={profile} /> : null}
      {!profile || profile.school_state === 'declined' ? (
        <PublicSchools userId={userId} profile={profile} />
      ) : (
        <ChooseSchool userId={userId} profile={profile} />
      )}
    </ListPage>
  )
}
