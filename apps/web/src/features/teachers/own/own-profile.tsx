import type { SessionUser } from '@klasrum/contract/accounts'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTop } from '../../../ui/list-page.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LoadingCards, RecordGrid } from '../../../ui/record-card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { TeacherCard } from '../teacher-card.tsx'
import { TeacherDialog } from '../teacher-dialog.tsx'
import { mayEdit } from '../teacher-text.ts'
import { useOwnProfile } from './use-own-profile.ts'

/** What a teacher sees of the teaching staff: the own profile. */
export function OwnProfile({ editor }: { editor: SessionUser }) {
  const [open, setOpen] = useState(false)
  const { data, error, refetch, making, failed } = useOwnProfile(() => setOpen(true))
  if (error && data === undefined) {
    return (
      <Card>
        <ErrorState
          title={sayOr(error, 'Failed to load your teacher profile')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (data === undefined || making) return <LoadingCards label="Loading your teacher profile..." />
  return (
    <ListPage>
      {failed ? (
        <>
          <Notice tone="care" title="No teacher profile found">
            Please choose your school to create it.
          </Notice>
          <ListTop>
            <CreateCard
              icon={<IconAddressBook />}
              title="Create/Assign Teacher Profile"
              text="School, employee number and name"
              onClick={() => setOpen(true)}
            />
          </ListTop>
        </>
      ) : null}
      {data ? (
        <>
          <VisuallyHidden as="h2">Your teacher profile</VisuallyHidden>
          <RecordGrid label="Your teacher profile">
            <TeacherCard teacher={data} editable={mayEdit(editor, data)} onEdit={() => setOpen(true)} />
          </RecordGrid>
        </>
      ) : null}
      {data?.school_state === 'waiting' ? (
        <Notice tone="info">
          {data.school_name} has not confirmed yet that you belong to it. Until then you work with your own
          learners only.
        </Notice>
      ) : null}
      {open ? (
        <TeacherDialog editor={editor} teacher={data ?? undefined} onClose={() => setOpen(false)} />
      ) : null}
    </ListPage>
  )
}
