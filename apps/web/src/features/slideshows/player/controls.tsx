import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { clockText } from '../show-text.ts'
import css from './controls.module.css'
import { SeekBar } from './seek-bar.tsx'
import { type Playback, speeds } from './use-playback.ts'
import { skipSeconds } from './use-player-keys.ts'

type ControlsProps = {
  playback: Playback
  durationSec: number
  starts: readonly number[]
  captions: { on: boolean; toggle: () => void; refused?: string }
  fullScreen: { full: boolean; toggle: () => void }
}

export function PlayerControls({ playback, durationSec, starts, captions, fullScreen }: ControlsProps) {
  const { playing, seconds, speed, muted, seek } = playback
  return (
    <div className={css.controls}>
      <SeekBar seconds={seconds} durationSec={durationSec} starts={starts} onSeek={seek} />
      <div className={css.row}>
        <Press label={playing ? 'Pause' : 'Play'} onClick={playback.toggle} main>
          {playing ? <IconPlayerPauseFilled /> : <IconPlayerPlayFilled />}
        </Press>
        <Press label={`Back ${skipSeconds} seconds`} onClick={() => seek(seconds - skipSeconds)} wide>
          <IconRewindBackward10 />
        </Press>
        <Press label={`Forward ${skipSeconds} seconds`} onClick={() => seek(seconds + skipSeconds)} wide>
          <IconRewindForward10 />
        </Press>
        <span className={css.time}>
          {clockText(seconds)} <span>/ {clockText(durationSec)}</span>
        </span>
        <select
          className={css.speed}
          aria-label="Speed"
          value={speed}
          onChange={({ currentTarget }) => playback.setSpeed(Number(currentTarget.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        <Press
          label={captions.refused ?? 'Captions'}
          pressed={captions.on}
          refused={captions.refused !== undefined}
          onClick={captions.toggle}
        >
          <IconBadgeCc />
        </Press>
        <Press label="Mute" pressed={muted} onClick={() => playback.setMuted(!muted)} wide>
          {muted ? <IconVolumeOff /> : <IconVolume />}
        </Press>
        <Press label={fullScreen.full ? 'Leave full screen' : 'Full screen'} onClick={fullScreen.toggle}>
          {fullScreen.full ? <IconMinimize /> : <IconMaximize />}
        </Press>
      </div>
    </div>
  )
}

type PressProps = {
  label: string
  onClick: () => void
  children: ReactNode
  pressed?: boolean
  refused?: boolean
  main?: boolean
  /** Only where there is room. */
  wide?: boolean
}

function Press({ label, onClick, children, pressed, refused, main, wide }: PressProps) {
  const press = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onClick()
    // After a press with the mouse the keys are those of the show again: Space plays, and does not press this once more.
    if (detail > 0) currentTarget.closest('figure')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={css.press}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={refused || undefined}
      data-main={main}
      data-wide={wide}
      onClick={refused ? undefined : press}
    >
      {children}
    </button>
  )
}
