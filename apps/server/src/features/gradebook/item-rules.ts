import type { PolicyId } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { editGradeItemEndpoint } from '@klasrum/contract/grade-items'
import { policyOf } from '@klasrum/grading/policies'
import { refuse } from '../../http/refuse.ts'
import { type ItemValues, isSecondQa } from './grade-items.store.ts'

/** Of a class in one quarter. */
export const mostItems = 100

export const refuseField = (path: string, message: string): never =>
  refuse('request.invalid', { errors: [{ path, message }] })

export function refuseBeyond(policy: PolicyId, quarter: number): void {
  const { periods, period } = policyOf(policy)
  if (quarter > periods) refuseField('quarter', `This class has ${period} 1 to ${periods}.`)
}

/** An item as the policy of its class has it: an assessment of three terms says which of their three it is. */
export function itemUnder(policy: PolicyId, asked: Received<typeof editGradeItemEndpoint.body>): ItemValues {
  refuseBeyond(policy, asked.quarter)
  const inParts = asked.category === 'qa' && policyOf(policy).periods === 3
  const part = asked.part ?? null
  if (inParts && !part) refuseField('part', 'Choose Summative Test 1, Summative Test 2 or Term Exam.')
  if (!inParts && part) refuseField('part', 'Only an assessment of a class with three terms is of a part.')
  const { quarter, category, title, max_score, half_points, description } = asked
  return { quarter, category, part, title, max_score, half_points, description }
}

/** Runs a write that the table refuses when there is such an assessment already. */
export async function knowingOneQa<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isSecondQa(error)) refuse('item.second_qa', { cause: error })
    throw error
  }
}
