import type { SessionUser } from '@klasrum/contract/accounts'
import { useEffect, useRef, useState } from 'react'
import { useTransient } from '../../../lib/use-transient.ts'
import { toast } from '../../../ui/toasts.tsx'
import { usePrices } from '../../points/door.ts'
import { correctionsOf, nothingTyped } from '../look/corrections.ts'
import { LookStep } from '../look/look-step.tsx'
import { whyNotPay } from '../look/look-text.ts'
import { useLook } from '../look/use-look.ts'
import { useLookAgain } from '../look/use-look-again.ts'
import { useScans } from '../look/use-scans.ts'
import { wishGiven } from '../look/wish-given.ts'
import type { useRuns } from '../queries.ts'
import { costOf } from '../settings/price.tsx'
import { useLastWish } from '../settings/use-wish.ts'
import { mixOf } from '../settings/wish.ts'
import { isReady } from './chosen-files.ts'
import { EarlierRuns } from './earlier-runs.tsx'
import { FilesCard } from './files-card.tsx'
import { GenerateCard } from './generate-card.tsx'
import { PriceDialog } from './price-dialog.tsx'
import css from './start.module.css'
import type { StartProblem } from './start-problem.ts'
import { useBalance } from './use-balance.ts'
import { useChosenFiles } from './use-chosen-files.ts'
import { useStartRun } from './use-start-run.ts'

const messageFor = 5_000
const noFiles = 'No files ready for processing'

type StartDeskProps = {
  user: SessionUser
  runs: ReturnType<typeof useRuns>
  arrived: boolean
  /** A topic of the curriculum to begin from. */
  unit: string | undefined
  onStarted: (runId: number) => void
}

/** Files, settings, price: all that comes before a run. */
export function StartDesk({ user, runs, arrived, unit, onStarted }: StartDeskProps) {
  const free = user.role === 'admin'
  const form = useLastWish(user.id, runs.data?.runs[0]?.settings)
  const files = useChosenFiles()
  const balance = useBalance({ wanted: !free })
  const prices = usePrices()
  const { start, share } = useStartRun()
  const [problem, setProblem] = useState<StartProblem>()
  const [message, showMessage] = useTransient<string>(messageFor)
  const looking = useLook()
  const { look } = looking
  const [typed, setTyped] = useState(nothingTyped)
  const [hasLooked, setHasLooked] = useState(false)
  const corrections = look && correctionsOf(look, typed)
  const given = look && wishGiven({ ...form.wish, counts: mixOf(form.wish) }, look.files)
  useLookAgain(looking, form.wish, corrections)
  const scans = useScans(looking, () => looking.again(form.wish, corrections))

  const ready = files.chosen.filter(isReady)
  const hasNone = () => {
    if (ready.length > 0) return false
    toast({ tone: 'harm', title: noFiles })
    showMessage(noFiles)
    return true
  }
  const lookAtFiles = async () => {
    if (hasNone()) return
    setProblem(undefined)
    setTyped(nothingTyped)
    await looking.first(
      ready.map(({ file }) => file),
      form.wish,
    )
  }
  const lookAtUnit = async (unit: string) => {
    setProblem(undefined)
    setTyped(nothingTyped)
    await looking.atUnit(unit, form.wish)
  }
  const latestLook = useRef(lookAtUnit)
  latestLook.current = lookAtUnit
  // Whoever comes from the page of a topic sees at once what it gives.
  useEffect(() => {
    if (unit) void latestLook.current(unit)
  }, [unit])
  const generate = async (cost: number) => {
    if (!look && hasNone()) return
    setProblem(undefined)
    const release = looking.keepFiles()
    const outcome = await start({
      files: look ? [] : ready.map(({ file }) => file),
      look: look && { id: look.look_id, corrections },
      wish: form.wish,
      cost,
      checkBalance: free ? undefined : balance.check,
    })
    if (!outcome) return
    if ('runId' in outcome) {
      onStarted(outcome.runId)
      return
    }
    release()
    setProblem(look && outcome.kind === 'files' ? { ...outcome, kind: 'refused' } : outcome)
    if (outcome.kind === 'price') await prices.refetch()
    else toast({ tone: 'harm', title: outcome.says })
    if (outcome.kind === 'files' && !look) {
      files.fail(
        ready.map(({ key }) => key),
        outcome.says,
      )
    }
  }
  return (
    <div className={css.desk}>
      <div className={css.files}>
        {look ? (
          <LookStep
            look={look}
            isBusy={looking.isBusy}
            problem={looking.problem}
            typed={typed}
            scans={scans}
            onType={setTyped}
            onChangeFiles={() => {
              looking.drop()
              setHasLooked(true)
            }}
            onAskGiven={given && (() => form.change(given))}
            onRetry={() => void looking.again(form.wish, corrections)}
          />
        ) : (
          <FilesCard
            files={files}
            share={looking.isBusy ? (looking.share ?? 1) : share}
            arrived={arrived || hasLooked}
            onUnit={(id) => void lookAtUnit(id)}
          />
        )}
      </div>
      <div className={css.settings}>
        <GenerateCard
          user={user}
          form={form}
          balance={balance}
          sending={share !== undefined}
          problem={problem}
          message={message}
          look={
            look
              ? { isShown: true, whyNot: whyNotPay(look) }
              : {
                  isShown: false,
                  files: ready.length,
                  isBusy: looking.isBusy,
                  problem: looking.problem?.says,
                  onLook: () => void lookAtFiles(),
                  onStop: looking.stop,
                }
          }
          onGenerate={(cost) => void generate(cost)}
        />
      </div>
      {look ? null : (
        <div className={css.runs}>
          <EarlierRuns runs={runs} />
        </div>
      )}
      {problem?.kind === 'price' && prices.data && share === undefined ? (
        <PriceDialog
          says={problem.says}
          cost={costOf(form.wish, prices.data, free)}
          onAgree={(cost) => void generate(cost)}
          onClose={() => setProblem(undefined)}
        />
      ) : null}
    </div>
  )
}
