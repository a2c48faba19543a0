import css from './skip-link.module.css'

/** First stop of the Tab key; expects `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  )
}
