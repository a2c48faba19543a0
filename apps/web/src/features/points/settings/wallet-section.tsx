import type { Wallet } from '@klasrum/contract/settings'
import { TextField } from '../../../ui/field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { QrPicture } from './qr-picture.tsx'
import { SectionCard } from './section-card.tsx'
import css from './settings.module.css'
import { useSection } from './use-section.ts'

type Fields = Record<`wallet.${Exclude<keyof Wallet, 'qr_picture'>}`, string>

export function WalletSection({ wallet }: { wallet: Wallet }) {
  const section = useSection<Fields>({
    saved: {
      'wallet.provider': wallet.provider,
      'wallet.account_name': wallet.account_name,
      'wallet.account_number': wallet.account_number,
      'wallet.instructions': wallet.instructions,
    },
    checks: {},
    partOf: (fields) => ({
      wallet: {
        provider: fields['wallet.provider'],
        account_name: fields['wallet.account_name'],
        account_number: fields['wallet.account_number'],
        instructions: fields['wallet.instructions'],
      },
    }),
    savedTitle: 'Wallet saved',
  })
  const { bind } = section
  const steps = bind('wallet.instructions')
  return (
    <SectionCard
      id="wallet"
      title="Wallet"
      note="Where people pay for a top-up. Without an account number the form says that payment is not set up yet."
      section={section}
      saveLabel="Save wallet"
      below={<QrPicture path={wallet.qr_picture} />}
    >
      <div className={css.fields}>
        <TextField {...bind('wallet.provider')} label="Provider" placeholder="GCash" maxLength={40} />
        <TextField {...bind('wallet.account_number')} label="Account number" maxLength={40} />
        <TextField {...bind('wallet.account_name')} label="Account name" maxLength={120} />
      </div>
      <TextAreaField
        {...steps}
        label="Instructions"
        hint={steps.hint ? 'Not saved yet. One step per line.' : 'One step per line.'}
        rows={5}
        maxLength={1000}
      />
    </SectionCard>
  )
}
