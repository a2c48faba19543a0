import type { Run, RunFile } from '@klasrum/contract/runs'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { RunShow } from '../../slideshows/door.ts'
import { isRunOpen } from '../queries.ts'
import { Results } from '../results/results.tsx'
import { countText, endText } from '../run-text.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { FileRows } from './file-row.tsx'
import css from './files.module.css'
import { FreeShow } from './free-show.tsx'
import own from './run.module.css'
import { RunFacts } from './run-facts.tsx'
import { RunFileRow } from './run-file-row.tsx'
import { RunProgress } from './run-progress.tsx'

type RunViewProps = {
  run: Run
  /** Why the last look at it failed. */
  stale: unknown
  onRetry: () => void
  files: readonly RunFile[]
  /** It was begun on this very page. */
  arrived?: boolean
  onRemove?: (fileId: number) => void
  /** Beside the heading of the files. */
  tools?: ReactNode
}

const endTones: Partial<Record<Run['state'], 'harm' | 'care'>> = { failed: 'harm', done: 'care' }

/** A run: its files, what was made of them, and what was asked. Once it is made a phone shows the papers before the files. */
export function RunView({ run, stale, onRetry, files, arrived = false, onRemove, tools }: RunViewProps) {
  const heading = useArrivalFocus(arrived)
  const narrow = useNarrow()
  const open = isRunOpen(run.state)
  const end = endText(run)
  const made = files.filter(({ state }) => state === 'success')
  const folds = !open && made.length > 0
  const [unfolded, setUnfolded] = useState(false)
  const lessonFiles = (
    <Card key="files" as="section" pad aria-labelledby="lesson-files">
      <div className={css.card}>
        <div className={css.head}>
          <h2 id="lesson-files" {...heading}>
            Your lesson files
          </h2>
          {folds ? (
            <Button
              kind="plain"
              size="sm"
              icon={unfolded ? <IconChevronDown /> : <IconChevronRight />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {countText(files)}
            </Button>
          ) : null}
          {tools ? <div className={css.tools}>{tools}</div> : null}
        </div>
        {folds && !unfolded ? null : (
          <FileRows>
            {files.map((file) => (
              <RunFileRow
                key={file.id}
                run={run}
                file={file}
                onRemove={onRemove && !open ? () => onRemove(file.id) : undefined}
              />
            ))}
          </FileRows>
        )}
      </div>
    </Card>
  )
  const results = <Results key="results" run={run} files={made} />
  return (
    <div className={own.desk}>
      <div className={own.main}>
        {stale ? (
          <StaleNotice title={sayOr(stale, 'The run could not be read again.')} onRetry={onRetry} />
        ) : null}
        {open ? <RunProgress run={run} /> : null}
        {end ? <Notice tone={endTones[run.state] ?? 'info'}>{end}</Notice> : null}
        {folds && narrow ? [results, lessonFiles] : [lessonFiles, results]}
      </div>
      <div className={own.side}>
        <RunFacts run={run} />
        {run.slideshow_job ? <RunShow jobId={run.slideshow_job.job_id} /> : <FreeShow files={made} />}
      </div>
    </div>
  )
}
