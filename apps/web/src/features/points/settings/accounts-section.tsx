import type { AdminSettings } from '@klasrum/contract/settings'
import { SelectField } from '../../../ui/select-field.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'

type Choice = AdminSettings['accounts']['second_factor']
type Fields = { 'accounts.second_factor': string }

const options = [
  { value: 'optional', label: 'Whoever wants it' },
  { value: 'needed', label: 'Every admin and school-admin' },
] as const

export function AccountsSection({ accounts }: { accounts: AdminSettings['accounts'] }) {
  const section = useSection<Fields>({
    saved: { 'accounts.second_factor': accounts.second_factor },
    checks: {},
    partOf: (fields) => ({ accounts: { second_factor: fields['accounts.second_factor'] as Choice } }),
    savedTitle: 'Saved',
  })
  return (
    <SectionCard
      id="accounts"
      title="Two-step sign-in"
      note="A code of an authenticator app beside the password. Where it is needed, admins and school-admins can open only their account page until they have set it up."
      section={section}
      saveLabel="Save choice"
    >
      <div className={css.fields}>
        <SelectField {...section.bind('accounts.second_factor')} label="Who uses it" options={options} />
      </div>
    </SectionCard>
  )
}
