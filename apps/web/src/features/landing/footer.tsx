import { Link } from '@tanstack/react-router'
import { pageName, useSupport } from '../../lib/support.ts'
import { Brand } from '../../ui/mark.tsx'
import css from './footer.module.css'

export function Footer() {
  const support = useSupport()
  return (
    <footer className={css.footer}>
      <Brand to="/" size={26} />
      <nav className={css.links} aria-label="Footer">
        {support ? <a href={`mailto:${support.email}`}>{support.email}</a> : null}
        {support?.page ? <a href={support.page}>{pageName(support.page)}</a> : null}
        <Link to="/privacy">Privacy</Link>
        <Link to="/terms">Terms</Link>
      </nav>
      {support ? (
        <p className={css.officer}>
          Data protection officer: <a href={`mailto:${support.privacy_email}`}>{support.privacy_email}</a>
        </p>
      ) : null}
    </footer>
  )
}
