import type { Slideshow } from '@klasrum/contract/slideshows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { JobStatus } from '../job/job-status.tsx'
import { manifestQuery } from '../queries.ts'
import { isOpen } from '../show-text.ts'
import { DraftList } from './draft-list.tsx'
import css from './edit.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { SceneEditor } from './scene-editor.tsx'
import { isChanged, silentIn, spokenAnew } from './script.ts'
import { useSaveScript } from './use-save-script.ts'
import { useScript } from './use-script.ts'

type ScriptDeskProps = { show: Slideshow; onClose: () => void }

/** The script of a show: slides, what is said on them, and their order. Nothing is written before it is saved. */
export function ScriptDesk({ show, onClose }: ScriptDeskProps) {
  const script = useScript(show.scenes)
  const pictures = useQuery({ ...manifestQuery(show.id), enabled: show.durationSec !== null })
  const [checked, setChecked] = useState(false)
  const save = useSaveScript(show, onClose)
  const changed = isChanged(script.drafts, show.scenes)
  const anew = spokenAnew(script.drafts, show.scenes)
  const busy = isOpen(show.job.status)

  const submit = () => {
    const silent = silentIn(script.drafts)
    setChecked(true)
    if (silent) script.choose(silent.key)
    else save.send(script.drafts)
  }
  return (
    <div className={css.page}>
      <Card as="section" aria-labelledby="script">
        <div className={css.bar}>
          <div>
            <h2 id="script">Edit script</h2>
            <p className={css.note} aria-live="polite">
              {changed
                ? `${anew > 0 ? counted(anew, 'scene') : 'No scene'} will be spoken again when you save.`
                : 'Only scenes whose words you change are spoken again.'}
            </p>
          </div>
          <div className={css.tools}>
            <Button size="sm" onClick={onClose} disabled={save.sending}>
              {changed ? 'Discard changes' : 'Back to the player'}
            </Button>
            <Button
              size="sm"
              kind="primary"
              working={save.sending && 'Saving...'}
              aria-disabled={!changed || busy || undefined}
              onClick={changed && !busy ? submit : undefined}
            >
              Save changes
            </Button>
          </div>
        </div>
      </Card>
      {busy ? (
        <Card pad>
          <JobStatus key={show.job.job_id} id={show.job.job_id} />
        </Card>
      ) : null}
      {save.problem ? <Notice tone="harm">{save.problem}</Notice> : null}
      <div className={css.desk}>
        <DraftList script={script} />
        {script.draft ? (
          <SceneEditor
            key={script.draft.key}
            show={show}
            script={script}
            draft={script.draft}
            pictures={pictures.data?.scenes ?? []}
            checked={checked}
            changed={changed}
          />
        ) : null}
      </div>
      <LeaveDialog blocks={() => changed && !save.saved.current} />
    </div>
  )
}
