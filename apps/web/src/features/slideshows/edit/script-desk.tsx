import type { Slideshow } from '@klasrum/contract/slideshows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { JobStatus } from '../job/job-status.tsx'
import { manifestQuery } from '../queries.ts'
import { hasEndedBadly, isShowOpen } from '../show-text.ts'
import { DraftList } from './draft-list.tsx'
import css from './edit.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { SceneEditor } from './scene-editor.tsx'
import { changedScenes, silentIn, spokenAnew } from './script.ts'
import { useSaveScript } from './use-save-script.ts'
import { useScript } from './use-script.ts'

type ScriptDeskProps = { show: Slideshow; onClose: () => void }

/** The script of a show: slides, what is said on them, and their order. Nothing is written before it is saved. */
export function ScriptDesk({ show, onClose }: ScriptDeskProps) {
  const script = useScript(show)
  const pictures = useQuery({ ...manifestQuery(show.id), enabled: show.durationSec !== null })
  const [checked, setChecked] = useState(false)
  const save = useSaveScript(script.base, onClose)
  const { changed, drafts } = script
  const busy = isShowOpen(show.job.status)

  const submit = () => {
    const silent = silentIn(drafts)
    setChecked(true)
    if (silent) script.choose(silent.key)
    else save.send(drafts)
  }
  const loadAgain = () => {
    save.forget()
    script.layOut()
  }
  return (
    <div className={css.page}>
      <VisuallyHidden as="h2">Edit script</VisuallyHidden>
      {busy ? (
        <Card pad>
          <JobStatus key={show.job.job_id} id={show.job.job_id} />
        </Card>
      ) : null}
      <SaveBar
        changed={changed}
        scenes={changedScenes(drafts, script.base.scenes)}
        silent={hasEndedBadly(show.job.status)}
        made={show.durationSec !== null}
        busy={busy}
        anew={spokenAnew(drafts, script.base.scenes)}
        corrected={show.scenes_corrected}
        cost={show.making_cost}
        sending={save.sending}
        problem={save.problem}
        onLoadAgain={script.outdated && save.open ? loadAgain : undefined}
        onClose={onClose}
        onSave={submit}
      />
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
