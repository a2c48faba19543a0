import { number } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useOwnTopUps } from '../top-up/use-own-top-ups.ts'
import { Decisions } from '../top-up/waiting-top-ups.tsx'
import css from './history.module.css'
import { TopUpList } from './top-up-list.tsx'
import { UsageList } from './usage-list.tsx'

const tabs = [
  { value: 'top-ups', label: 'Top-ups' },
  { value: 'usage', label: 'Usage' },
] as const

/** The own balance and how it came about. */
export function PointsHistory() {
  const { user } = useSession()
  const { decisions, dismiss } = useOwnTopUps()
  const { values, change } = useUrlValues()
  if (!user) return null
  const tab = values.tab === 'usage' ? 'usage' : 'top-ups'
  return (
    <div className={css.page}>
      <div className={css.head}>
        <p className={css.balance}>
          <b>{number(user.points)}</b> {user.points === 1 ? 'point' : 'points'}
        </p>
        <ButtonLink to="/dashboard" search={{ add: 'points' }}>
          Add Points
        </ButtonLink>
      </div>
      <Decisions decisions={decisions} onDismiss={dismiss} />
      <div>
        <Tabs
          label="Histories"
          value={tab}
          onChange={(next) => change({ tab: next === 'usage' ? next : '' }, { replace: true })}
          tabs={tabs}
        >
          <Card>{tab === 'usage' ? <UsageList /> : <TopUpList />}</Card>
        </Tabs>
      </div>
    </div>
  )
}
