import { writeFile } from 'node:fs/promises'
import { type BlockRole, blockRoles } from '@klasrum/composer/understand/block-role'
import { type BlockFeatures, blockFeaturesOf } from '@klasrum/composer/understand/features'
import { isHeading, likelihoodsOf, type RoleWeights } from '@klasrum/composer/understand/role-chain'
import { type Labels, labelOf, placeIn } from './labels.ts'
import type { RealFile } from './real-files.ts'
import { followPrior, priorOf } from './role-priors.ts'

/** Labelled blocks that follow each other without a gap. */
export type Run = { file: string; features: BlockFeatures[]; roles: BlockRole[] }

export function runsOf({ name, digest, source }: RealFile, labels: Labels): Run[] {
  const own = labels[digest]
  if (!own) return []
  const worded = source.blocks.filter(({ kind }) => kind !== 'picture')
  const features = blockFeaturesOf({ ...source, blocks: worded })
  const runs: Run[] = []
  let open: Run | null = null
  worded.forEach((block, at) => {
    const role = labelOf(block, placeIn(worded, at), own)
    const shown = features[at]
    if (!role || !shown) {
      open = null
      return
    }
    if (!open) {
      open = { file: name, features: [], roles: [] }
      runs.push(open)
    }
    open.features.push(shown)
    open.roles.push(role)
  })
  return runs
}

const rounds = 50
const step = 0.15
/** How strongly a weight is drawn back to what was believed before. */
const hold = 0.007

/** Books that call their exercises examples are few: what the word says is not learnt from them. */
const fixed = /^(?:own|part|outline|run-in) example\b/

type Weights = { value: number[]; prior: number[]; moved: number[] }
const weightsFrom = (prior: number[]): Weights => ({
  value: [...prior],
  prior,
  moved: prior.map(() => 1e-6),
})

function move(weights: Weights, slope: readonly number[]): void {
  slope.forEach((raw, at) => {
    const drawn = raw - hold * ((weights.value[at] ?? 0) - (weights.prior[at] ?? 0))
    weights.moved[at] = (weights.moved[at] ?? 0) + drawn * drawn
    weights.value[at] = (weights.value[at] ?? 0) + (step * drawn) / Math.sqrt(weights.moved[at] ?? 1)
  })
}

/** The same labels give the same weights. */
export function fitted(runs: readonly Run[]): RoleWeights {
  const features = new Map<string, Weights>()
  for (const run of runs)
    for (const shown of run.features)
      for (const name of shown.keys()) if (!features.has(name)) features.set(name, weightsFrom(priorOf(name)))
  const follow = followPrior(1.2).map(weightsFrom)
  const followHeading = followPrior(0.3).map(weightsFrom)
  const now = (): RoleWeights => ({
    features: Object.fromEntries([...features].map(([name, { value }]) => [name, value])),
    follow: follow.map(({ value }) => value),
    followHeading: followHeading.map(({ value }) => value),
  })
  const weights = now()
  let dice = 1
  const chance = () => {
    dice = (dice * 16_807) % 2_147_483_647
    return dice
  }
  for (let round = 0; round < rounds; round++) {
    const order = runs.map((run) => ({ run, at: chance() })).sort((one, other) => one.at - other.at)
    for (const { run } of order) {
      const { roles, pairs } = likelihoodsOf(weights, run.features)
      const slopes = new Map<string, number[]>()
      run.features.forEach((shown, at) => {
        const miss = blockRoles.map(
          (role, place) => (role === run.roles[at] ? 1 : 0) - Math.exp(roles[at]?.[place] ?? 0),
        )
        for (const [name, strength] of shown) {
          const slope = slopes.get(name) ?? blockRoles.map(() => 0)
          miss.forEach((value, place) => {
            slope[place] = (slope[place] ?? 0) + value * strength
          })
          slopes.set(name, slope)
        }
      })
      for (const [name, slope] of slopes) {
        const own = features.get(name)
        if (own && !fixed.test(name)) move(own, slope)
      }
      for (const [table, forHeading] of [
        [follow, false],
        [followHeading, true],
      ] as const)
        table.forEach((row, from) => {
          const slope = blockRoles.map((role, to) =>
            pairs.reduce((sum, pair, at) => {
              const shown = run.features[at + 1]
              if (!shown || isHeading(shown) !== forHeading) return sum
              const isSo = run.roles[at] === blockRoles[from] && run.roles[at + 1] === role
              return sum + (isSo ? 1 : 0) - Math.exp(pair[from]?.[to] ?? 0)
            }, 0),
          )
          move(row, slope)
        })
    }
  }
  return weights
}

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100)

export async function writeWeights({ features, follow, followHeading }: RoleWeights): Promise<void> {
  const sorted = Object.entries(features).sort(([one], [other]) => (one < other ? -1 : 1))
  const json = {
    features: Object.fromEntries(sorted.map(([name, values]) => [name, rounded(values)])),
    follow: follow.map(rounded),
    followHeading: followHeading.map(rounded),
  }
  const target = new URL('../packages/composer/src/understand/role-weights.json', import.meta.url)
  await writeFile(target, `${JSON.stringify(json).replaceAll('],"', '],\n"')}\n`)
}
