import { policyOf } from '@klasrum/grading/policies'
import type { GradingRule } from '@klasrum/grading/quarter-grade'

/** Transmutation is a switch only where the policy leaves the choice. */
export const ruleOf = ({ policy, transmuted }: GradingRule): GradingRule => ({
  policy,
  transmuted: transmuted && policyOf(policy).transmuted === 'chosen',
})
