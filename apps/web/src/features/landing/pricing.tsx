import { freePoints } from '@klasrum/points/prices'
import { counted } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { PriceTable } from './price-table.tsx'
import css from './pricing.module.css'
import { LandingSection } from './section.tsx'
import { type PriceList, usePriceList } from './use-price-list.ts'

export function Pricing() {
  const { list, failed, retry } = usePriceList()
  return (
    <LandingSection
      id="pricing"
      title="Pay only for what you make"
      lead="No subscription. Top up through your mobile wallet, upload the screenshot, and use the points whenever you need them."
      paper
      beside
      under={
        <div className={css.run}>
          <RunBox list={list} failed={failed} />
          <ButtonLink kind="primary" to="/signup">
            Get started with {freePoints} free points
          </ButtonLink>
        </div>
      }
    >
      {failed ? (
        <div className={css.failed}>
          <ErrorState
            title="The prices could not be loaded"
            text="The server did not answer. Please check your connection and try again."
            onRetry={retry}
          />
        </div>
      ) : (
        <PriceTable list={list} />
      )}
    </LandingSection>
  )
}

function included({ prices, flat }: PriceList): string[] {
  return [
    flat ? 'Up to 3 files, 1 to 5 sessions' : 'Up to 3 files, 4 sessions',
    'A quiz for every session',
    prices.EXAM === 0
      ? 'Exam with answer key, if you want one'
      : `Exam with answer key for ${counted(prices.EXAM, 'point')} more`,
    'Grade sheets are free',
  ]
}

function RunBox({ list, failed }: { list: PriceList | undefined; failed: boolean }) {
  if (failed) return null
  return (
    <div className={css.box}>
      <p className={css.when}>One run today</p>
      {list ? (
        <>
          <p className={css.figure}>
            <b>{list.run}</b> {list.run === 1 ? 'point' : 'points'}
          </p>
          <TickList items={included(list)} />
        </>
      ) : (
        <div className={css.loading}>
          <Skeleton width="6rem" height="2.5rem" />
          <Skeleton lines={4} height="1rem" />
        </div>
      )}
    </div>
  )
}
