import type { Slideshow } from '@klasrum/contract/slideshows'
import { IconMicrophone, IconVolume } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { tellPointsUpdated } from '../../points/door.ts'
import { WordDialog } from '../../pronunciations/door.ts'
import { putShow, refreshShow } from '../queries.ts'
import { isShowOpen, voiceText } from '../show-text.ts'
import css from './edit.module.css'
import { RecordDialog } from './record-dialog.tsx'
import type { SceneDraft } from './script.ts'

type SceneVoiceProps = { show: Slideshow; draft: SceneDraft; changed: boolean }

/** Who speaks a scene: the voice of the show, or the teacher. */
export function SceneVoice({ show, draft, changed }: SceneVoiceProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const remove = useRemoveRecording(show.id)
  const why = changed
    ? 'Save your changes first.'
    : isShowOpen(show.job.status)
      ? 'This slide show is being made. Please wait until it is ready.'
      : undefined
  const { id, recorded } = draft
  return (
    <section className={css.voice} aria-labelledby="voice">
      <h3 id="voice">Voice</h3>
      <p className={css.note}>
        {recorded
          ? 'Your own voice speaks this scene.'
          : `The voice of the show${show.voice_id ? ` (${voiceText(show.voice_id)})` : ''} speaks this scene.`}{' '}
        {why}
        {show.making_cost > 0
          ? ` The points for this show were given back: a change of the voice makes it for ${counted(show.making_cost, 'point')}.`
          : ''}
      </p>
      <div className={css.tools}>
        <Button
          size="sm"
          icon={<IconMicrophone />}
          aria-disabled={why ? true : undefined}
          onClick={why ? undefined : () => setAsked(true)}
        >
          {recorded ? 'Record again' : 'Use my own voice'}
        </Button>
        {recorded ? null : (
          <Button size="sm" icon={<IconVolume />} onClick={() => setCorrecting(true)}>
            Correct a word
          </Button>
        )}
        {recorded && id ? (
          <Button
            size="sm"
            kind="plain"
            aria-disabled={why ? true : undefined}
            working={remove.isPending && 'Removing...'}
            onClick={why ? undefined : () => remove.mutate(id)}
          >
            Remove recording
          </Button>
        ) : null}
      </div>
      {correcting ? (
        <WordDialog
          language={show.language ?? 'en'}
          onSaved={() => void refreshShow(client, show.id)}
          onClose={() => setCorrecting(false)}
        />
      ) : null}
      {asked && id ? (
        <RecordDialog show={show} sceneId={id} text={draft.narration} onClose={() => setAsked(false)} />
      ) : null}
    </section>
  )
}

function useRemoveRecording(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (scene_id: string) =>
      call('DELETE /api/education/slideshows/{id}/scenes/{scene_id}/recording', { params: { id, scene_id } }),
    onSuccess: (show) => {
      putShow(client, show)
      tellPointsUpdated(client)
      toast({ tone: 'done', title: 'The voice of the show speaks this scene again.' })
    },
    onError: (error) =>
      toast({
        tone: 'harm',
        title: sayOr(error, 'The recording could not be removed. Please try again.'),
      }),
  })
}
