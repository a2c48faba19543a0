import { setTimeout as pause } from 'node:timers/promises'
import type { TopUp, TopUpState } from '@klasrum/contract/top-ups'
import { anAdmin, aTeacher, password } from '@klasrum/testkit/builders'
import type { Chance } from '@klasrum/testkit/chance'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { aPicture } from '@klasrum/testkit/pictures'
import { openSession } from '../features/accounts/sessions.ts'
import { type Visit, visitorsOf } from './visitors.ts'

type Person = { id: number; email: string; token: string }
export type Staff = { admin: Person; teachers: Person[] }

/** People with a session, written straight into the records of a product that is not running. */
export const hire = (
  premises: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  { teachers }: { teachers: number },
): Promise<Staff> =>
  lookInside(premises, async ({ tx }) => {
    const signedIn = async ({ id, email }: { id: number; email: string }): Promise<Person> => ({
      id,
      email,
      token: await openSession(tx, id, new Date()),
    })
    const staff: Staff = { admin: await signedIn(await anAdmin(tx)), teachers: [] }
    for (let number = 0; number < teachers; number += 1)
      staff.teachers.push(await signedIn(await aTeacher(tx)))
    return staff
  })

/** What one caller knows from the answers alone. */
export type Asked = { id: number; amount: number; points: number; state: TopUpState; email: string }

/** `cut`: taken, or possibly taken, and no whole answer came. `away`: the answer was to try again. */
export type TopUpCounts = { answered: number; cut: number; away: number; refused: number }

export type TopUpDesk = {
  /** Throws when somebody at the desk heard what they should not. */
  heard: () => TopUpCounts
  /** Starts nothing new, sees everything under way through, and tells what was answered. */
  close: () => Promise<Asked[]>
}

/** Teachers ask for top-ups and prove them, an admin decides, all at the same time; each insists until there is an answer. `number` is the last one that was used before. */
export async function openDesk(
  url: string,
  { admin, teachers }: Staff,
  chance: Chance,
  number = 0,
): Promise<TopUpDesk> {
  const visitors = visitorsOf(url)
  const picture = await aPicture({ width: 27, height: 60 })
  const asked: Asked[] = []
  const waiting: Asked[] = []
  let isOpen = true
  const counts: TopUpCounts = { answered: 0, cut: 0, away: 0, refused: 0 }

  const insist = async (visit: Visit): Promise<{ status: number; text: string; tries: number }> => {
    const patienceEnds = performance.now() + 120_000
    for (let tries = 1; performance.now() < patienceEnds; tries += 1) {
      const heard = await visitors.visit({ method: 'POST', ...visit })
      if (heard.kind === 'answered' && heard.status === 500) throw new Error(`${visit.path}: ${heard.body}`)
      const kind = heard.kind === 'answered' && heard.status >= 500 ? 'away' : heard.kind
      counts[kind] += 1
      if (heard.kind === 'answered' && kind === 'answered')
        return { status: heard.status, text: heard.body, tries }
      await pause(20)
    }
    throw new Error(`There was no answer to ${visit.path} for two minutes.`)
  }
  const done = async (visit: Visit): Promise<string> => {
    const { status, text } = await insist(visit)
    if (status !== 200) throw new Error(`${visit.path} was answered ${status}: ${text}`)
    return text
  }

  /** Ten minutes after the admin's password was typed the next decision asks for it again. */
  const decision = async (visit: Visit): Promise<string> => {
    const { status, text } = await insist(visit)
    if (status === 200) return text
    if (!text.includes('password.again')) throw new Error(`${visit.path} was answered ${status}: ${text}`)
    await done({ path: '/api/account/confirm-password', body: { password }, token: admin.token })
    return done(visit)
  }

  const askOnce = async (): Promise<void> => {
    number += 1
    const { token, email } = teachers[number % teachers.length] ?? admin
    const amount = 1_000 + number
    // Without the number, only the key stands between a repeat and a second top-up.
    const body = { amount, reference_no: number % 2 ? `REF ${number}` : undefined }
    const { id, points }: TopUp = JSON.parse(
      await done({ path: '/api/user/topup', body, token, key: `ask-${number}` }),
    )
    const mine: Asked = { id, amount, points, state: 'pending', email }
    asked.push(mine)
    await done({ path: `/api/user/topup/${id}/payment-proof`, picture, token })
    if (chance.between(0, 1) > 0.15) return void waiting.push(mine)
    // A cancellation carries no key: when its answer was lost, the next one says that it is cancelled already.
    const { status, text, tries } = await insist({ path: `/api/user/topup/${id}/cancel`, token })
    const isCancelled = status === 200 || (tries > 1 && text.includes('already cancelled'))
    if (!isCancelled) throw new Error(`A cancellation was answered ${status}: ${text}`)
    mine.state = 'cancelled'
  }

  const decideOnce = async (topUp: Asked): Promise<void> => {
    const { id, amount, points } = topUp
    const { token } = admin
    const key = `decide-${amount}`
    const text =
      chance.between(0, 1) > 0.3
        ? await decision({ path: `/api/admin/topups/${id}/approve`, body: { points }, token, key })
        : await decision({ path: `/api/admin/topups/${id}/reject`, body: { reason: 'Blurred' }, token, key })
    topUp.state = JSON.parse(text).state
  }

  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (isOpen)
        if (waiting.length < 20) await askOnce()
        else await pause(5)
    }),
  )
  let isEmpty = false
  const deciding = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isEmpty || waiting.length > 0) {
        const next = waiting.shift()
        if (next) await decideOnce(next)
        else await pause(5)
      }
    }),
  )
  const all = Promise.all([asking, deciding])
  let failure: unknown
  all.catch((error: unknown) => {
    failure = error
    isOpen = false
    isEmpty = true
  })

  return {
    heard: () => {
      if (failure) throw failure
      return counts
    },
    close: async () => {
      isOpen = false
      await asking
      isEmpty = true
      await all
      visitors.leave()
      return asked
    },
  }
}
