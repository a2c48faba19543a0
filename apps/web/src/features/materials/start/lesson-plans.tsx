import type { SessionUser } from '@klasrum/contract/accounts'
import { IconCurrencyPeso } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { useToastSeconds } from '../../../ui/toasts.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { makesMaterial, NoMaterialForYou } from '../makers.tsx'
import { isRunOpen, useRuns } from '../queries.ts'
import { RunBones } from '../run/run-bones.tsx'
import { RunDesk } from '../run/run-desk.tsx'
import css from './start.module.css'
import { StartDesk } from './start-desk.tsx'

/** The upload screen: before a run what to make, then the run itself. */
export function LessonPlans() {
  const { user } = useSession()
  useToastSeconds(4)
  if (!user) return null
  const makes = makesMaterial(user.role)
  return (
    <SignedInFrame
      title="Lesson plans"
      back={{ to: '/dashboard', label: 'Back to the dashboard' }}
      status={makes && user.role !== 'admin' ? <PointsLink points={user.points} /> : undefined}
    >
      {makes ? <Desk user={user} /> : <NoMaterialForYou />}
    </SignedInFrame>
  )
}

const PointsLink = ({ points }: { points: number }) => (
  <Link to="/dashboard/points" className={css.points}>
    <IconCurrencyPeso size={18} aria-hidden />
    {counted(points, 'point')}
  </Link>
)

const runIn = (typed: string | undefined): number | undefined =>
  typed && /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : undefined

function Desk({ user }: { user: SessionUser }) {
  const { values, change } = useUrlValues()
  const runs = useRuns({ page: 1, search: '', state: '', limit: 5 })
  const [anew, setAnew] = useState(false)
  const [begun, setBegun] = useState<number>()
  const shown = runIn(values.run)
  const going = runs.data?.runs.find(({ state }) => isRunOpen(state))
  const found = shown === undefined && !anew ? going?.id : undefined
  const show = (run: string) => change({ run, file: '', document: '', unit: '' }, { replace: true })

  // Whoever comes back finds the run that is still going on.
  useEffect(() => {
    if (found !== undefined) show(String(found))
  })
  const startAnew = () => {
    setAnew(true)
    show('')
  }
  const follow = (run: number) => {
    setBegun(run)
    show(String(run))
  }
  if (shown !== undefined) {
    return <RunDesk key={shown} id={shown} arrived={shown === begun} onClear={startAnew} />
  }
  if (runs.isPending || found !== undefined) return <RunBones />
  return <StartDesk user={user} runs={runs} arrived={anew} unit={values.unit} onStarted={follow} />
}
