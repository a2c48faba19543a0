import { sayWhy } from '../../../lib/refusal.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ModelSection } from './model-section.tsx'
import { PricesSection } from './prices-section.tsx'
import css from './settings.module.css'
import { StorageSection } from './storage-section.tsx'
import { SupportSection } from './support-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { useSettings } from './use-settings.ts'
import { VerdictsSection } from './verdicts-section.tsx'
import { WalletSection } from './wallet-section.tsx'
import { WorkSection } from './work-section.tsx'

const places = ['prices', 'tiers', 'wallet', 'support', 'verdicts', 'accounts', 'model', 'work', 'storage']

export function Settings() {
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
  return (
    <div className={css.page}>
      {data ? (
        <>
          <PricesSection prices={data.prices} />
          <TiersSection tiers={data.tiers} />
          <WalletSection wallet={data.wallet} />
          <SupportSection support={data.support} />
          <VerdictsSection material={data.material} />
          <AccountsSection accounts={data.accounts} />
          <ModelSection model={data.model} />
          <WorkSection work={data.work} />
          <StorageSection storage={data.storage} />
        </>
      ) : (
        places.map((place) => (
          <Card key={place} pad>
            <Skeleton lines={5} height="1.5rem" />
          </Card>
        ))
      )}
      <ChangesSection />
    </div>
  )
}
