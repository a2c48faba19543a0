import type { Block } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import { type BlockRole, blockRoles } from './block-role.ts'
import { entriesTogether } from './entries-together.ts'
import { type BlockFeatures, blockFeaturesOf, type FeatureSource } from './features.ts'
import { likelihoodsOf } from './role-chain.ts'
import weights from './role-weights.json' with { type: 'json' }
import { isScaleOfMarks } from './scale-of-marks.ts'

/** Only these become questions, topics, vocabulary, objectives or slides. */
export const feeds = (role: BlockRole | undefined): boolean => role === 'content' || role === 'example'

const likeliest = (chances: readonly number[], allowed: (role: BlockRole) => boolean): BlockRole => {
  let best: BlockRole = 'furniture'
  let most = Number.NEGATIVE_INFINITY
  blockRoles.forEach((role, at) => {
    const chance = chances[at] ?? Number.NEGATIVE_INFINITY
    if (allowed(role) && chance > most) [best, most] = [role, chance]
  })
  return best
}

/** Below this a block is rather not asked about: a lost sentence costs less than a question on a direction. */
const surely = 0.68
/** The same for what tells something and speaks to nobody. */
const likely = 0.5

/** What tells nothing whatever stands around it: a caption, nothing but orders, a problem that is not solved. */
const neverFeeds = ({ kind }: Block, features: BlockFeatures | undefined): boolean =>
  kind === 'caption' ||
  features?.has('example to solve') === true ||
  (kind === 'paragraph' && features?.has('nothing but orders') === true)

type Reading = { worded: readonly Block[]; features: readonly BlockFeatures[]; roles: readonly number[][] }
const readBefore = new WeakMap<FeatureSource, Reading>()

function readingOf(document: FeatureSource): Reading {
  const known = readBefore.get(document)
  if (known) return known
  const worded = document.blocks.filter(({ kind }) => kind !== 'picture')
  const features = blockFeaturesOf({ ...document, blocks: worded })
  const reading = { worded, features, roles: likelihoodsOf(weights, features).roles }
  readBefore.set(document, reading)
  return reading
}

const feedingIn = (chances: readonly number[]): number =>
  blockRoles.reduce((sum, role, place) => (feeds(role) ? sum + Math.exp(chances[place] ?? 0) : sum), 0)

/** How likely each block is content or an example, by its number: from 0 to 1. */
export function likelyToFeed(document: FeatureSource): ReadonlyMap<number, number> {
  const { worded, roles } = readingOf(document)
  return new Map(worded.map(({ number }, at) => [number, feedingIn(roles[at] ?? [])]))
}

/** What each block of a file is for, in the order of its blocks. A picture has no words and is furniture. */
export function rolesOf(document: FeatureSource): BlockRole[] {
  if (document.blocks.every(({ kind }) => kind === 'picture')) return document.blocks.map(() => 'furniture')
  const { worded, features, roles } = readingOf(document)
  const entries = entriesTogether(worded, features)
  const found = new Map(
    worded.map((block, at) => {
      const chances = roles[at] ?? []
      const feeding = feedingIn(chances)
      const needed = features[at]?.has('plain statement') ? likely : surely
      const isFed =
        !isScaleOfMarks(block) &&
        (entries.has(block) || (feeding >= needed && !neverFeeds(block, features[at])))
      // A line with a blank is what is to be answered, not how.
      const isAsked = !isFed && features[at]?.has('blank most') === true
      const fits = (role: BlockRole) => feeds(role) === isFed && !(isAsked && role === 'direction')
      return [block, likeliest(chances, fits)]
    }),
  )
  const inOrder = document.blocks.map((block) => found.get(block) ?? 'furniture')
  return inOrder.map((role, at) => (isLineOfList(document.blocks, inOrder, at) ? 'content' : role))
}

const mostOfLine = 9

const isLine = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && wordsOf(block.text).length <= mostOfLine && !/[:?.]$/.test(block.text.trim())

/** One short line among others that teach is one of them, whatever word it begins with. */
const isLineOfList = (blocks: readonly Block[], roles: readonly BlockRole[], at: number): boolean =>
  !feeds(roles[at]) &&
  [-2, -1, 1, 2].every((step) => roles[at + step] === 'content') &&
  [-2, -1, 0, 1, 2].every((step) => isLine(blocks[at + step]))
