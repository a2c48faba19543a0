import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import {
  type NearnessFeatures,
  nearnessFeatureNames,
  nearnessOf,
} from '@klasrum/composer/sources/units/nearness'
import { saidBy, type UnitStatement } from '@klasrum/composer/sources/units/unit-statement'
import { blockLinesOf } from '@klasrum/composer/understand/features'
import { unitOf } from '@klasrum/curriculum/library'
import type { Unit } from '@klasrum/curriculum/unit'
import { fitted, type JudgedItem, pointAt, scoredOnHeldOutFiles, thresholds } from './fit-score.ts'
import { realFilesIn } from './real-files.ts'

/** What a reader said of a statement of a unit beside a file: that the file teaches it, that any learner of the grade knows it, or that it does not. */
type Verdict = 'taught' | 'known anyway' | 'not taught'

/** By digest of a file, by unit, by digest of what the unit says. */
type Taught = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Verdict>>>>>>

const verdictsFile = new URL('./judged/taught.json', import.meta.url)
const weightsFile = new URL('../packages/composer/src/sources/units/nearness-weights.json', import.meta.url)

/** The weights are drawn to nothing only a little: each feature is shown by every statement. */
const drawn = 0.5

/** What any learner knows may be asked, and is no more on the file than what it does not teach. */
const shareOf: Record<Verdict, number> = { taught: 1, 'known anyway': 0.5, 'not taught': 0 }

const digestOfStatement = ({ sort, text }: UnitStatement): string =>
  createHash('sha256').update(`${sort}\n${text}`).digest('hex').slice(0, 10)

const statementsOf = (unit: Unit): UnitStatement[] => [
  ...unit.ideas.flatMap(({ facts, terms }, idea) => [
    ...facts.map((fact) => saidBy.fact(fact, idea)),
    ...terms.map((term) => saidBy.term(term, idea)),
  ]),
  ...unit.classes.map(saidBy.class),
  ...unit.orders.map(saidBy.order),
  ...unit.situations.map(saidBy.situation),
  ...unit.prompts.map(saidBy.prompt),
  ...unit.misconceptions.map(saidBy.misconception),
]

type JudgedStatement = JudgedItem & { features: ReadonlyMap<keyof NearnessFeatures, number> }

/** What readers judged of the files of some folders, with what it shows. */
async function judgedStatements(folders: readonly string[]): Promise<JudgedStatement[]> {
  const verdicts = JSON.parse(await readFile(verdictsFile, 'utf8')) as Taught
  const found: JudgedStatement[] = []
  const seen = new Set<string>()
  for (const folder of folders)
    for await (const file of realFilesIn(folder)) {
      if ('problem' in file || seen.has(file.digest)) continue
      seen.add(file.digest)
      for (const [id, own] of Object.entries(verdicts[file.digest] ?? {})) {
        const unit = unitOf(id)
        if (!unit) continue
        const featuresOf = nearnessOf(unit, file.source.blocks.flatMap(blockLinesOf))
        for (const said of statementsOf(unit)) {
          const digest = digestOfStatement(said)
          const verdict = own[digest]
          if (!verdict) continue
          const features = new Map(Object.entries(featuresOf(said)) as [keyof NearnessFeatures, number][])
          found.push({
            file: file.digest,
            digest,
            sort: said.sort,
            features,
            usable: shareOf[verdict],
            positions: 1,
          })
        }
      }
    }
  return found
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** Fits how likely what a unit says is taught by a file on what readers said of some folders, and prints it for files left out. */
export async function fitTaught(
  folders: readonly string[],
  say: (...lines: string[]) => void,
): Promise<void> {
  const judged = await judgedStatements(folders)
  const taught = judged.filter(({ usable }) => usable === 1).length
  const scored = scoredOnHeldOutFiles(judged, drawn)
  const { base, features } = fitted(judged, drawn)
  const rounded = (value: number) => Math.round(value * 100) / 100
  say(
    `${new Set(judged.map(({ file }) => file)).size} files, ${judged.length} statements of their units judged, ${taught} taught`,
    '',
    '| Least chance | Statements of held-out files | Taught of them | Share of all that are taught |',
    '| --- | --- | --- | --- |',
    ...thresholds.flatMap((threshold) => {
      const { items, usable, yield: kept } = pointAt(scored, threshold)
      return items === 0
        ? []
        : [`| ${threshold.toFixed(2)} | ${items} | ${percent(usable)} | ${percent(kept)} |`]
    }),
  )
  const json = {
    base: rounded(base),
    features: Object.fromEntries(nearnessFeatureNames.map((name) => [name, rounded(features[name] ?? 0)])),
  }
  await writeFile(weightsFile, `${JSON.stringify(json, null, 2)}\n`)
}
