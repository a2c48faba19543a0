import { IconBuildingBank } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { PlaceBones } from '../place-bones.tsx'
import { ChooseSchool } from './choose-school.tsx'
import { OwnSchoolCard } from './own-school-card.tsx'
import { useOwnTeacher } from './own-teacher.ts'

/** A teacher's view: the own school, and the search for another. */
export function OwnSchool({ userId }: { userId: number }) {
  const { data: profile, error, refetch } = useOwnTeacher()
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
      {profile ? (
        <OwnSchoolCard profile={profile} />
      ) : (
        <Card>
          <EmptyState
            icon={<IconBuildingBank />}
            title="You have not chosen a school yet"
            text="Search for your school below and save it as yours. The school then confirms that you belong to it."
          />
        </Card>
      )}
      <ChooseSchool userId={userId} profile={profile} />
    </ListPage>
  )
}
