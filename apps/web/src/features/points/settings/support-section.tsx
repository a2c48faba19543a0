import type { AdminSettings } from '@klasrum/contract/settings'
import { emailAddress } from '../../../lib/field-checks.ts'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'

type Fields = Record<`support.${keyof AdminSettings['support']}`, string>

const webAddress = (typed: string): string | undefined =>
  !typed.trim() || /^https?:\/\/\S+\.\S+$/.test(typed.trim())
    ? undefined
    : 'Please enter a web address that begins with https://'

export function SupportSection({ support }: { support: AdminSettings['support'] }) {
  const section = useSection<Fields>({
    saved: {
      'support.email': support.email,
      'support.page': support.page,
      'support.privacy_email': support.privacy_email,
    },
    checks: {
      'support.email': emailAddress,
      'support.page': webAddress,
      'support.privacy_email': emailAddress,
    },
    partOf: (fields) => ({
      support: {
        email: fields['support.email'],
        page: fields['support.page'].trim(),
        privacy_email: fields['support.privacy_email'],
      },
    }),
    savedTitle: 'Support contacts saved',
  })
  const { bind } = section
  return (
    <SectionCard
      id="support"
      title="Support contacts"
      note="Shown on the landing page, in the notices and in the top-up form."
      section={section}
      saveLabel="Save contacts"
    >
      <div className={css.fields}>
        <TextField {...bind('support.email')} label="Support e-mail" type="email" maxLength={254} />
        <TextField
          {...bind('support.privacy_email')}
          label="Data protection e-mail"
          type="email"
          maxLength={254}
        />
        <TextField
          {...bind('support.page')}
          label="Social page"
          type="url"
          placeholder="https://"
          maxLength={300}
        />
      </div>
    </SectionCard>
  )
}
