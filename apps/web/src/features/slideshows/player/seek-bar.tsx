import { lengthText } from '../show-text.ts'
import css from './controls.module.css'

type SeekBarProps = {
  seconds: number
  durationSec: number
  /** Where scenes begin, in seconds. */
  starts: readonly number[]
  onSeek: (seconds: number) => void
}

/** 0 to 100 in steps of 0.1, with a tick where each scene begins. */
export function SeekBar({ seconds, durationSec, starts, onSeek }: SeekBarProps) {
  const shareOf = (at: number) => (durationSec > 0 ? Math.min(100, (at / durationSec) * 100) : 0)
  const share = Math.round(shareOf(seconds) * 10) / 10
  return (
    <div className={css.seek}>
      <span className={css.track} aria-hidden>
        <span className={css.gone} style={{ width: `${share}%` }} />
        {starts.slice(1).map((start) => (
          <i key={start} style={{ left: `${shareOf(start)}%` }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={0.1}
        value={share}
        aria-label="Seek"
        aria-valuetext={`${lengthText(seconds)} of ${lengthText(durationSec)}`}
        onChange={({ currentTarget }) => onSeek((Number(currentTarget.value) / 100) * durationSec)}
      />
    </div>
  )
}
