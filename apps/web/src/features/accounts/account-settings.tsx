import { useSession } from '../../lib/session.ts'
import css from './account.module.css'
import { ColourScheme } from './colour-scheme.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { OwnStorageCard } from './own-storage.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoStep } from './two-step/two-step.tsx'

export function AccountSettings() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={css.page}>
      <div className={css.column}>
        <NameForm key={user.id} user={user} />
        <PasswordForm email={user.email} />
        <TwoStep />
        <OwnSessions />
      </div>
      <div className={css.column}>
        <ColourScheme />
        <OwnStorageCard />
        <DownloadData />
      </div>
    </div>
  )
}
