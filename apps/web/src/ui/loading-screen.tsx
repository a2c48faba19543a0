import { Arc } from './arc.tsx'
import css from './loading-screen.module.css'
import { BrandMark } from './mark.tsx'

export function LoadingScreen() {
  return (
    <main className={css.screen}>
      <BrandMark size={48} />
      <p className={css.text} role="status">
        <Arc />
        Loading your teaching dashboard...
      </p>
    </main>
  )
}
