import { sayWhy } from '../../../lib/refusal.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { ModelSection } from './model-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { StorageSection } from './storage-section.tsx'
import { SupportSection } from './support-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { useSettings } from './use-settings.ts'
import { VerdictsSection } from './verdicts-section.tsx'
import { WalletSection } from './wallet-section.tsx'
import { WorkSection } from './work-section.tsx'

export type SettingsPart = 'points' | 'contact' | 'material' | 'accounts'

const places = ['first', 'second', 'third']

/** One part of the settings; all parts are read at once. */
export function Settings({ part }: { part: SettingsPart }) {
  const { data, error, refetch } = useSettings()
  if (!data && error) {
    return (
      <Card>
        <ErrorState
          title="The settings could not be loaded"
          text={sayWhy(error, { refused: 'Please try again.', failed: 'The server did not answer.' })}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (!data)
    return places.map((place) => (
      <Card key={place} pad>
        <Skeleton lines={5} height="1.5rem" />
      </Card>
    ))
  switch (part) {
    case 'points':
      return (
        <>
          <PricesSection prices={data.prices} />
          <TiersSection tiers={data.tiers} />
          <WalletSection wallet={data.wallet} />
        </>
      )
    case 'contact':
      return <SupportSection support={data.support} />
    case 'material':
      return (
        <>
          <ModelSection model={data.model} />
          <WorkSection work={data.work} />
          <VerdictsSection material={data.material} />
        </>
      )
    case 'accounts':
      return (
        <>
          <AccountsSection accounts={data.accounts} />
          <StorageSection storage={data.storage} />
        </>
      )
  }
}
