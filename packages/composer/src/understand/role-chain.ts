import { blockRoles } from './block-role.ts'
import type { BlockFeatures } from './features.ts'

/** How strongly each feature speaks for each role, and how likely one role follows another. */
export type RoleWeights = {
  features: Readonly<Record<string, readonly number[]>>
  /** From row to column: before text, and before a heading. */
  follow: readonly (readonly number[])[]
  followHeading: readonly (readonly number[])[]
}

const count = blockRoles.length

export function roleScoresOf(weights: RoleWeights['features'], features: BlockFeatures): number[] {
  const scores = new Array<number>(count).fill(0)
  for (const [name, strength] of features) {
    const own = weights[name]
    if (own)
      for (let role = 0; role < count; role++)
        scores[role] = (scores[role] ?? 0) + (own[role] ?? 0) * strength
  }
  return scores
}

export const isHeading = (features: BlockFeatures): boolean => features.has('kind heading')

const logSum = (values: readonly number[]): number => {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

export type Likelihoods = {
  /** For each block, how likely each role is: logarithms. */
  roles: number[][]
  /** For each block but the first, how likely each pair with the one before is: logarithms, from row to column. */
  pairs: number[][][]
}

/** The forward-backward reckoning of a linear chain. */
export function likelihoodsOf(weights: RoleWeights, blocks: readonly BlockFeatures[]): Likelihoods {
  const scores = blocks.map((features) => roleScoresOf(weights.features, features))
  const follow = (at: number) => {
    const features = blocks[at]
    return features && isHeading(features) ? weights.followHeading : weights.follow
  }
  const each = <T>(make: (role: number) => T) => Array.from({ length: count }, (_, role) => make(role))
  const forward: number[][] = []
  for (const [at, score] of scores.entries()) {
    const before = forward[at - 1]
    forward.push(
      before
        ? each(
            (role) =>
              (score[role] ?? 0) +
              logSum(before.map((value, from) => value + (follow(at)[from]?.[role] ?? 0))),
          )
        : [...score],
    )
  }
  const backward: number[][] = scores.map(() => each(() => 0))
  for (let at = scores.length - 2; at >= 0; at--) {
    const after = backward[at + 1] ?? []
    const score = scores[at + 1] ?? []
    backward[at] = each((role) =>
      logSum(after.map((value, to) => value + (score[to] ?? 0) + (follow(at + 1)[role]?.[to] ?? 0))),
    )
  }
  const total = logSum(forward.at(-1) ?? [0])
  return {
    roles: forward.map((values, at) =>
      values.map((value, role) => value + (backward[at]?.[role] ?? 0) - total),
    ),
    pairs: scores
      .slice(1)
      .map((score, at) =>
        each((from) =>
          each(
            (to) =>
              (forward[at]?.[from] ?? 0) +
              (follow(at + 1)[from]?.[to] ?? 0) +
              (score[to] ?? 0) +
              (backward[at + 1]?.[to] ?? 0) -
              total,
          ),
        ),
      ),
  }
}
