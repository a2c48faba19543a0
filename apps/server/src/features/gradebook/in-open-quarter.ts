import { sqlState } from '../../db/constraint.ts'
import { refuse } from '../../http/refuse.ts'

/** The database's own guards speak first where somebody changes an item or the roster around the product. */
const overtaken = ['KQ002', '23503', '23505', '40P01']
const tries = 3

/** For work that writes scores in one transaction: a quarter that was closed meanwhile is a refusal; what was overtaken is tried again. */
export async function inOpenQuarter<T>(work: () => Promise<T>, left = tries - 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const state = sqlState(error) ?? ''
    if (state === 'KQ001') refuse('quarter.closed', { cause: error })
    if (!overtaken.includes(state) || left === 0) throw error
  }
  return inOpenQuarter(work, left - 1)
}
