import css from './meter.module.css'

type MeterProps = {
  label: string
  /** 0 to 100. */
  value: number
  tone?: 'go' | 'done' | 'care' | 'info'
}

export function Meter({ label, value, tone = 'go' }: MeterProps) {
  const share = Math.max(0, Math.min(100, Math.round(value)))
  return (
    <div className={css.meter}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={css.fill} data-tone={tone} style={{ width: `${share}%` }} />
      </div>
      <span className={css.figure} aria-hidden>
        {share}%
      </span>
    </div>
  )
}
