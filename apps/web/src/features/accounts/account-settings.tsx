import { useSession } from '../../lib/session.ts'
import css from './account.module.css'
import { ColourScheme } from './colour-scheme.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

export function AccountSettings() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={css.page}>
      <div className={css.column}>
        <NameForm key={user.id} user={user} />
        <PasswordForm email={user.email} />
      </div>
      <div className={css.column}>
        <ColourScheme />
        <DownloadData />
      </div>
    </div>
  )
}
