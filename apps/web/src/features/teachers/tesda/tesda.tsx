import type { SessionUser } from '@klasrum/contract/accounts'
import { IconCertificate } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { Card } from '../../../ui/card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { LoadingCards } from '../../../ui/record-card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useOwnTeacher } from '../queries.ts'
import { isManager } from '../teacher-text.ts'
import { Directory } from './directory.tsx'
import { TesdaList } from './tesda-list.tsx'

export function TesdaProfiles() {
  const { user } = useSession()
  if (!user) return null
  if (user.role === 'teacher') return <OwnTesda reader={user} />
  return (
    <ListPage>
      {isManager(user) ? <NewRecord /> : null}
      <Directory reader={user} />
    </ListPage>
  )
}

const NewRecord = () => (
  <ListTop>
    <CreateCard
      icon={<IconCertificate />}
      title="New TESDA Record"
      text="Contact, specializations and learners for assessment"
      to="/dashboard/divisions/tesda/new"
    />
  </ListTop>
)

function OwnTesda({ reader }: { reader: SessionUser }) {
  const { data: own, error, refetch } = useOwnTeacher()
  if (own === undefined) {
    return error ? (
      <Card>
        <ErrorState
          title={sayOr(error, 'Failed to load your teacher profile')}
          onRetry={() => void refetch()}
        />
      </Card>
    ) : (
      <LoadingCards label="Loading your teacher profile..." />
    )
  }
  const kept = own?.metadata_json.tesda ? [own] : []
  return (
    <ListPage>
      {kept.length ? null : <NewRecord />}
      <TesdaList
        teachers={kept}
        count={kept.length}
        reader={reader}
        empty="No TESDA data found for your profile."
      />
    </ListPage>
  )
}
