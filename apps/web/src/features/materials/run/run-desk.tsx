import type { Run } from '@klasrum/contract/runs'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isRunOpen, runQuery } from '../queries.ts'
import { RunBones } from './run-bones.tsx'
import { RunLost } from './run-lost.tsx'
import { RunView } from './run-view.tsx'

type RunDeskProps = {
  id: number
  arrived: boolean
  /** Back to choosing files; the run and what it made stay in the library. */
  onClear: () => void
}

/** The run that was just begun, or is still going on. */
export function RunDesk({ id, arrived, onClear }: RunDeskProps) {
  const run = useQuery(runQuery(id))
  const [hidden, setHidden] = useState<readonly number[]>([])
  if (!run.data) {
    if (!run.error) return <RunBones />
    return (
      <RunLost error={run.error} onRetry={() => void run.refetch()}>
        <Button size="sm" onClick={onClear}>
          Choose files
        </Button>
      </RunLost>
    )
  }
  const shown = run.data.files.filter((file) => !hidden.includes(file.id))
  const remove = (fileId: number) => (shown.length > 1 ? setHidden([...hidden, fileId]) : onClear())
  return (
    <RunView
      run={run.data}
      stale={run.error}
      onRetry={() => void run.refetch()}
      files={shown}
      arrived={arrived}
      onRemove={remove}
      tools={<DeskTools run={run.data} onClear={onClear} />}
    />
  )
}

function DeskTools({ run, onClear }: { run: Run; onClear: () => void }) {
  if (isRunOpen(run.state)) {
    return (
      <Button kind="plain" size="sm" onClick={onClear}>
        Start another run
      </Button>
    )
  }
  const made = run.files.some(({ state }) => state === 'success')
  return (
    <>
      <Button
        size="sm"
        icon={<IconUpload />}
        {...(made && { 'aria-disabled': true, title: 'Clear existing files to upload new ones' })}
        onClick={made ? undefined : onClear}
      >
        Choose files
      </Button>
      <Button kind="plain" size="sm" onClick={onClear}>
        Clear files
      </Button>
    </>
  )
}
