import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import { addWork, minutesOn, paidOn, spendingLimitsOf } from './spending.store.ts'
import { tellSpent } from './tell-spent.ts'

const spentBy = {
  all: 'The paid voice has spoken all that it may today, so the built-in voice speaks this show.',
  one: 'You have used all that you may use of the paid voice today, so the built-in voice speaks this show.',
}

export type VoiceToday = { google: Env['google']; note: string | null }

/** The paid voice where so many characters are left of it for this person today; without it, and why, where they are not. */
export async function voiceFor(house: House, userId: number, characters: number): Promise<VoiceToday> {
  const { database, env, clock } = house
  const { google } = env
  if (!google || characters === 0) return { google, note: null }
  const { tx } = database
  const day = dateInManila(clock.now())
  const { charactersADay, charactersATeacher } = await spendingLimitsOf(tx)
  if (charactersADay > 0 && (await paidOn(tx, day)) + characters > charactersADay) {
    await tellSpent(house, 'voice')
    return { google: undefined, note: spentBy.all }
  }
  if (charactersATeacher > 0 && (await paidOn(tx, day, userId)) + characters > charactersATeacher)
    return { google: undefined, note: spentBy.one }
  return { google, note: null }
}

type Work = { user_id: number; work: 'run' | 'show' }
type Speech = { characters: number; paid: boolean }

/** Counts what is asked of a voice before it is asked, whatever becomes of it. */
export async function countWork({ database, clock }: House, work: Work & Speech): Promise<void> {
  const now = clock.now()
  await addWork(database.tx, { ...work, day: dateInManila(now), created_at: now })
}

/** Counts how long a piece of work took. One that cannot be counted is not lost for that. */
export async function countWorked(
  { database, clock, log }: House,
  { from, ...work }: Work & { from: number },
): Promise<void> {
  const now = clock.now()
  const seconds = Math.ceil((performance.now() - from) / 1_000)
  await addWork(database.tx, { ...work, seconds, day: dateInManila(now), created_at: now }).catch((err) =>
    log.warn({ err: String(err) }, 'work was not counted'),
  )
}

/** Somebody for whom the machines have worked so long today goes on tomorrow. */
export async function refuseMoreWork(tx: Tx, userId: number, now: Date): Promise<void> {
  const { minutesATeacher: most } = await spendingLimitsOf(tx)
  if (most > 0 && (await minutesOn(tx, dateInManila(now), userId)) >= most)
    refuse('work.enough_today', { fill: { most } })
}

export { tellSpent } from './tell-spent.ts'
