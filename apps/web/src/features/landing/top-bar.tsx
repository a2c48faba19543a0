import { Link } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Brand } from '../../ui/mark.tsx'
import css from './top-bar.module.css'

export function TopBar() {
  const { state } = useSession()
  const signedIn = state === 'in'
  return (
    <header className={css.bar}>
      <div className={css.barIn}>
        <Brand to="/" onBoard />
        <nav className={css.sections} aria-label="Sections">
          <Link to="/" hash="pricing">
            Pricing
          </Link>
          <Link to="/" hash="features">
            Features
          </Link>
          <Link to="/" hash="faq">
            FAQ
          </Link>
        </nav>
        <ButtonLink kind="board-line" size="sm" to={signedIn ? '/dashboard' : '/signin'}>
          {signedIn ? 'Dashboard' : 'Sign In'}
        </ButtonLink>
      </div>
    </header>
  )
}
