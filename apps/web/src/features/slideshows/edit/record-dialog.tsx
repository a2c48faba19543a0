import type { Slideshow } from '@klasrum/contract/slideshows'
import { IconMicrophone, IconMusic, IconPlayerStopFilled, IconRotate } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { clockText } from '../show-text.ts'
import css from './edit.module.css'
import { useRecording } from './use-recording.ts'

type RecordDialogProps = { show: Slideshow; sceneId: string; text: string; onClose: () => void }

const rule = {
  types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/mpeg', 'audio/mp3'],
  endings: ['.wav', '.mp3'],
  named: 'WAV or MP3',
  bytes: 100 * 1024 * 1024,
}

/** The teacher's own voice for a scene: recorded here or taken from a file, heard, then used. */
export function RecordDialog({ show, sceneId, text, onClose }: RecordDialogProps) {
  const { state, problem, seconds, address, record, stop, take, drop, send } = useRecording({
    showId: show.id,
    sceneId,
    cost: show.making_cost,
    onUsed: onClose,
  })
  const working = state === 'reading' || state === 'sending'
  const recording = seconds !== undefined
  const leave = () => {
    if (state !== 'sending') onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title="Use your own voice"
      footer={
        <>
          <Button onClick={leave} disabled={state === 'sending'}>
            Cancel
          </Button>
          <Button
            kind="primary"
            disabled={recording || (state !== 'heard' && state !== 'sending')}
            working={state === 'sending' && 'Sending...'}
            onClick={send}
          >
            {show.making_cost > 0
              ? `Use it and make the show for ${counted(show.making_cost, 'point')}`
              : 'Use this recording'}
          </Button>
        </>
      }
    >
      <div className={css.recorder}>
        <p className={css.said}>{text}</p>
        {problem ? <Notice tone="harm">{problem}</Notice> : null}
        {recording ? (
          <p className={css.live} role="timer">
            Recording {clockText(seconds)}
          </p>
        ) : address ? (
          // The words are on the page: they stand above.
          <audio src={address} controls aria-label="Your recording">
            <track kind="captions" />
          </audio>
        ) : null}
        {/* One button all along: the focus stays on it. */}
        {recording ? (
          <Button icon={<IconPlayerStopFilled />} onClick={stop} block>
            Stop recording
          </Button>
        ) : address ? (
          <Button
            icon={<IconRotate />}
            aria-disabled={working || undefined}
            onClick={working ? undefined : drop}
            block
          >
            Start over
          </Button>
        ) : (
          <Button icon={<IconMicrophone />} working={working && 'Reading...'} onClick={record} block>
            Start recording
          </Button>
        )}
        {recording || address ? null : (
          <DropZone
            label="Choose a recording"
            choose="Choose a recording"
            icon={<IconMusic size={28} aria-hidden />}
            rule={rule}
            hint="WAV or MP3, at most nine minutes"
            file={undefined}
            disabled={working}
            onChange={(file) => file && void take(file)}
          />
        )}
      </div>
    </Dialog>
  )
}
