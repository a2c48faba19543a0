import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { makesMaterial, NoMaterialForYou } from '../makers.tsx'
import { isRunOpen, runQuery } from '../queries.ts'
import { RunBones } from '../run/run-bones.tsx'
import { RunLost } from '../run/run-lost.tsx'
import { RunView } from '../run/run-view.tsx'
import { DeleteRunDialog } from './delete-dialog.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'

/** One run of the library. */
export function KeptRun() {
  const { user } = useSession()
  const { runId } = useParams({ strict: false }) as { runId?: string }
  if (!user) return null
  return (
    <SignedInFrame title="Lesson plan" back={{ to: '/lesson-plans/library', label: 'Back to the library' }}>
      {makesMaterial(user.role) ? <Kept key={runId} id={Number(runId)} /> : <NoMaterialForYou />}
    </SignedInFrame>
  )
}

function Kept({ id }: { id: number }) {
  const navigate = useNavigate()
  const run = useQuery(runQuery(id))
  const [asked, setAsked] = useState<'repeat' | 'delete'>()
  const close = () => setAsked(undefined)
  if (!run.data) {
    if (!run.error) return <RunBones />
    return (
      <RunLost error={run.error} onRetry={() => void run.refetch()}>
        <ButtonLink size="sm" to="/lesson-plans/library">
          Open library
        </ButtonLink>
      </RunLost>
    )
  }
  return (
    <>
      <RunView
        run={run.data}
        stale={run.error}
        onRetry={() => void run.refetch()}
        files={run.data.files}
        tools={
          <>
            <Button size="sm" icon={<IconCopy />} onClick={() => setAsked('repeat')}>
              Duplicate
            </Button>
            {isRunOpen(run.data.state) ? null : (
              <Button kind="plain" size="sm" icon={<IconTrash />} onClick={() => setAsked('delete')}>
                Delete
              </Button>
            )}
          </>
        }
      />
      {asked === 'repeat' ? <RepeatDialog run={run.data} onClose={close} /> : null}
      {asked === 'delete' ? (
        <DeleteRunDialog
          run={run.data}
          onClose={close}
          onDeleted={() => void navigate({ to: '/lesson-plans/library', replace: true })}
        />
      ) : null}
    </>
  )
}
