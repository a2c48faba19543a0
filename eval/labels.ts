import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { type BlockRole, blockRoles } from '@klasrum/composer/understand/block-role'
import { blockLinesOf } from '@klasrum/composer/understand/features'
import type { Block } from '@klasrum/contract/source'

/** By the digest of a file: what a reader said each block is for, where it stands in the file, in percent, and digests of a few of its words. No text is kept. */
export type Labels = Readonly<Record<string, readonly (readonly [BlockRole, number, ...string[]])[]>>

const labelsFile = new URL('./judged/roles.json', import.meta.url)

export const digestOfFile = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12)

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const run = 3
const most = 8

/** Of every run of three words a digest, of which a part is kept: the same part however the file is cut into blocks. */
function marksOf(block: Block): string[] {
  const words =
    blockLinesOf(block)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  if (words.length <= run) return [short(words.join(' '))]
  const runs = words.slice(0, 1 - run).map((_, at) => short(words.slice(at, at + run).join(' ')))
  const chosen = [...new Set(runs)].filter((mark) => Number.parseInt(mark.slice(0, 4), 16) % 3 === 0)
  return (chosen.length > 0 ? chosen : [runs.toSorted()[0] ?? '']).slice(0, most * 4)
}

const firstOf = (marks: readonly string[]): string[] => marks.slice(0, most)

export async function readLabels(): Promise<Labels> {
  return JSON.parse(await readFile(labelsFile, 'utf8')) as Labels
}

/** The same words may stand elsewhere for something else, as in a table of contents. */
const farthest = 6

/** What the reader said of a block, however it is cut now; null where nothing is known of it or the voices are even. */
export function labelOf(block: Block, place: number, labels: Labels[string]): BlockRole | null {
  const marks = new Set(marksOf(block))
  const votes = new Map<BlockRole, number>()
  for (const [role, at, ...own] of labels) {
    const hits = Math.abs(at - place) <= farthest ? own.filter((mark) => marks.has(mark)).length : 0
    // A block of which only a few words are known may be another.
    if (hits * 3 >= own.length) votes.set(role, (votes.get(role) ?? 0) + hits)
  }
  const [first, second] = [...votes].sort(([, one], [, other]) => other - one)
  return first && first[1] > 0 && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

/** Where a block stands in its file, in percent. */
export const placeIn = (blocks: readonly Block[], at: number): number =>
  Math.round((100 * at) / Math.max(1, blocks.length - 1))

/** The labels of one file, as a reader wrote them: lines of the number of a block and its role. */
export function labelsFrom(lines: string, blocks: readonly Block[]): Labels[string] {
  const worded = blocks.filter(({ kind }) => kind !== 'picture')
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [number, role] = line.trim().split(/\s+/)
      const at = worded.findIndex((block) => block.number === Number(number))
      const known = blockRoles.find((each) => each === role)
      const block = worded[at]
      if (!block || !known) throw new Error(`"${line}" is no label of a block.`)
      const marks = firstOf(marksOf(block))
      return marks.length > 0 ? [[known, placeIn(worded, at), ...marks] as const] : []
    })
}

export async function writeLabels(labels: Labels): Promise<void> {
  await writeFile(labelsFile, `${JSON.stringify(labels)}\n`)
}
