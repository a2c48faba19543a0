import css from './tesda-share.module.css'

/** How many of the teachers have entered their TESDA data. */
export function TesdaShare({ teachers, without }: { teachers: number; without: number }) {
  const entered = Math.max(0, teachers - without)
  return (
    <div className={css.share}>
      <p>
        <b>{entered}</b> of {teachers} teachers have entered theirs
      </p>
      <div className={css.track} aria-hidden>
        <div style={{ width: `${(100 * entered) / teachers}%` }} />
      </div>
    </div>
  )
}
