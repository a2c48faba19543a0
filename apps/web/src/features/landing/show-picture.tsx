import css from './show-picture.module.css'

export function LandingShowPicture() {
  return (
    <div className={css.stage}>
      <b>What makes a typhoon?</b>
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <path d="M60 30m-22 0a22 14 0 1 1 44 0a22 14 0 1 1-44 0M60 30m-10 0a10 6 0 1 1 20 0a10 6 0 1 1-20 0M20 40q14-30 44-30M100 20q-14 30-44 30" />
      </svg>
      <span>Warm sea water gives a typhoon its strength.</span>
    </div>
  )
}
