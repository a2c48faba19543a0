import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ItemWeights } from '@klasrum/composer/judging/score'
import {
  fitted,
  type JudgedItem,
  pointAt,
  type Scored,
  scoredOnHeldOutFiles,
  thresholdFor,
  thresholdKeeping,
  thresholds,
} from './fit-score.ts'
import { readable } from './item-text.ts'
import { type Found, judgedCandidates } from './judged-candidates.ts'
import { fitTaught } from './taught.ts'

/** Of ten items that are offered, so many are to be usable on files that nobody has seen. */
const wanted = 0.9
/** Where that would cost more of the usable items than the rest of these, the threshold is the one that keeps them. */
const shareOfUsableKept = 0.9
const mostListed = 350

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** Sorts of items that readers refuse too often to be made at all. */
const worst = { least: 10, share: 0.7 }

function bySort(judged: readonly JudgedItem[]): string[] {
  return [...Map.groupBy(judged, ({ sort }) => sort)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sort, items]) => {
      const share = items.reduce((sum, { usable }) => sum + usable, 0) / items.length
      const isBad = items.length >= worst.least && share < worst.share
      return `| ${sort} | ${items.length} | ${percent(share)}${isBad ? ' (to be switched off)' : ''} |`
    })
}

const curveOf = (scored: readonly Scored[]): string[] =>
  thresholds.flatMap((threshold) => {
    const point = pointAt(scored, threshold)
    if (point.items === scored.length && threshold > 0) return []
    return point.items === 0
      ? []
      : [`| ${threshold.toFixed(2)} | ${point.items} | ${percent(point.usable)} | ${percent(point.yield)} |`]
  })

function told(scored: readonly Scored[], threshold: number): string {
  const { items, usable, yield: left } = pointAt(scored, threshold)
  return `${threshold}: ${percent(usable)} of ${items} items, ${percent(left)} of all usable ones`
}

/** Items that nobody judged yet, a few of each sort and file at a time. */
function toJudge({ open }: Found): string[] {
  const groups = [
    ...Map.groupBy(
      open,
      ({ file, candidate }) => `${file} ${candidate.pattern} ${candidate.item.form}`,
    ).values(),
  ]
  const deep = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: deep }, (_, at) => at)
    .flatMap((at) => groups.flatMap((group) => group[at] ?? []))
    .slice(0, mostListed)
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ candidate }) => readable(candidate.item, 'not judged'))
}

async function writeWeights({ base, threshold, features }: ItemWeights): Promise<void> {
  const rounded = (value: number) => Math.round(value * 100) / 100
  const json = {
    base: rounded(base),
    threshold,
    features: Object.fromEntries(Object.entries(features).map(([name, value]) => [name, rounded(value)])),
  }
  const target = new URL('../packages/composer/src/judging/item-weights.json', import.meta.url)
  await writeFile(target, `${JSON.stringify(json, null, 2)}\n`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { list: { type: 'boolean' }, taught: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error('npm run fit -- FOLDER [FOLDER…] [--list | --taught]')
  const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
  const folders = positionals.map((folder) => resolve(folder))
  if (values.taught) {
    await fitTaught(folders, say)
    return
  }
  const found = await judgedCandidates(folders)
  if (values.list) {
    say(...toJudge(found))
    return
  }
  const { judged } = found
  const scored = scoredOnHeldOutFiles(judged)
  const surest = thresholdFor(scored, wanted)
  const threshold = Math.min(surest, thresholdKeeping(scored, shareOfUsableKept))
  say(
    `${found.files} files, ${judged.length + found.open.length} items that could be made out of their text, ${judged.length} of them judged`,
    '',
    '| Made by, form | Judged | Usable |',
    '| --- | --- | --- |',
    ...bySort(judged),
    '',
    '| Least score | Items on held-out files | Usable of them | Share of all usable items |',
    '| --- | --- | --- | --- |',
    ...curveOf(scored),
    '',
    `9 of 10 usable at ${told(scored, surest)}`,
    `threshold written: ${told(scored, threshold)}`,
  )
  await writeWeights({ ...fitted(judged), threshold })
}

await main()
