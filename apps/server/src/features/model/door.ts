import { dateInManila } from '../../clock.ts'
import type { Env } from '../../env.ts'
import type { House } from '../../house.ts'
import { tellSpent } from '../spending/door.ts'
import { addUse, modelLimitsOf, usedOn } from './model.store.ts'

/** One piece of work uses no more than this. */
const mostAtOnce = 400_000
/** With less there is no use in asking. */
const fewest = 5_000

const spentBy = {
  all: 'The language model has used all that it may use today. The built-in author wrote this.',
  one: 'You have used all that you may use of the language model today. The built-in author wrote this.',
}

export type ModelToday = { llm: Env['llm']; note: string | null }

/** The language model with what is left of its tokens for this person today; without it, and why, where nothing is left. */
export async function modelFor(house: House, userId: number): Promise<ModelToday> {
  const { database, env, clock } = house
  const { llm } = env
  if (!llm) return { llm, note: null }
  const { tx } = database
  const day = dateInManila(clock.now())
  const { aDay, aTeacher } = await modelLimitsOf(tx)
  const leftToAll = aDay === 0 ? mostAtOnce : aDay - (await usedOn(tx, day))
  const leftToOne = aTeacher === 0 ? mostAtOnce : aTeacher - (await usedOn(tx, day, userId))
  if (leftToAll < fewest) {
    await tellSpent(house, 'model')
    return { llm: undefined, note: spentBy.all }
  }
  if (leftToOne < fewest) return { llm: undefined, note: spentBy.one }
  const tokens = Math.min(mostAtOnce, leftToAll, leftToOne)
  return { llm: { ...llm, limits: { ...llm.limits, tokens } }, note: null }
}

type Use = { user_id: number; run_id?: number; work: 'run' | 'document' | 'show' }
type Tokens = { input: number; output: number } | null

/** Counts what was used, whatever becomes of what was written. */
export async function countModelUse({ database, clock }: House, use: Use, tokens: Tokens): Promise<void> {
  if (!tokens || tokens.input + tokens.output === 0) return
  const now = clock.now()
  await addUse(database.tx, { ...use, ...tokens, day: dateInManila(now), created_at: now })
}
