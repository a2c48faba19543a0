import css from './arc.module.css'

/** The turning arc that stands for work going on. */
export function Arc() {
  return (
    <svg className={css.arc} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5" />
    </svg>
  )
}
