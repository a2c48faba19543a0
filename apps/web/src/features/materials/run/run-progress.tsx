import type { Run } from '@klasrum/contract/runs'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { leftText } from '../../../lib/left-text.ts'
import { Arc } from '../../../ui/arc.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import files from './files.module.css'
import css from './run.module.css'

/** How far a run is that has not ended, and how long it still takes. While one file is made, its own bar tells how far. */
export function RunProgress({ run }: { run: Run }) {
  const [asked, setAsked] = useState(false)
  const { state, share, seconds_left } = run
  const making = run.files.filter((file) => file.state === 'processing').length
  return (
    <Card as="section" pad aria-label="Progress">
      <div className={css.going}>
        <p role="status">
          {state === 'running' ? (
            <>
              <Arc />
              Processing...
            </>
          ) : run.ahead > 0 ? (
            `Waiting. ${counted(run.ahead, 'run comes', 'runs come')} first.`
          ) : (
            'Waiting. This run comes next.'
          )}
        </p>
        {state === 'running' && seconds_left !== null ? <span>{leftText(seconds_left)}</span> : null}
        {run.files.every((file) => file.state !== 'success') ? (
          <Button size="sm" onClick={() => setAsked(true)}>
            Cancel run
          </Button>
        ) : null}
        {state === 'running' && making > 1 ? (
          <Meter label="Progress of the run" value={Math.min(99, share)} />
        ) : null}
        <p className={files.note}>
          <IconInfoCircle size={18} aria-hidden />
          You can leave this page. The run goes on and waits for you here.
        </p>
      </div>
      {asked ? <CancelDialog run={run} onClose={() => setAsked(false)} /> : null}
    </Card>
  )
}
