import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type UnitEntry, unitEntryOf } from './entry.ts'
import { unitIds, unitSourceOf, unitsFolder } from './files.ts'
import { problemLine } from './problem.ts'
import { readUnit } from './read-unit.ts'
import { byFirstWord, signsOfLines } from './signs.ts'
import type { Unit } from './unit.ts'
import { comparableText } from './words.ts'

/** The index of all units, made from the files when one of them has changed. */
export type Index = { stamp: string; entries: UnitEntry[] }

const indexFile = fileURLToPath(new URL('../dist/units.json', import.meta.url))

/** Raise it when an entry changes its shape: an index written before is then made anew. */
const shape = 2

/** Changes when a unit is added, removed or written again. */
function stampOf(folder: string): string {
  const files = unitIds(folder).map((id) => {
    const { size, mtimeMs } = statSync(join(folder, `${id}.txt`))
    return `${id} ${size} ${Math.round(mtimeMs)}`
  })
  return [`shape ${shape}`, ...files].join('\n')
}

/** Reads every unit. One that cannot be read is left out and told with its file and line: the others still serve. */
export function entriesOf(folder = unitsFolder): UnitEntry[] {
  const units = unitIds(folder).flatMap((id) => {
    const { unit, problems } = readUnit(id, unitSourceOf(id, folder))
    if (problems.length === 0) return [unit]
    process.emitWarning(`A unit is left out. ${problems.map(problemLine).join(' ')}`)
    return []
  })
  return withCountedSigns(units)
}

/** What a unit says of its topic. Its days speak of chalk and groups, as those of all units do. */
const linesOf = ({ ideas, situations, prompts, misconceptions }: Unit): string[] =>
  [
    ...ideas.flatMap(({ title, explanation, terms, facts }) => [
      title,
      explanation,
      ...terms.map(({ name, meaning }) => `${name}: ${meaning}`),
      ...facts.map(({ before, answer, after, ask, why }) => `${before}${answer}${after} ${ask} ${why}`),
    ]),
    ...situations.map((each) => `${each.case} ${each.ask} ${each.answer} ${each.why}`),
    ...prompts.map(({ task }) => task),
    ...misconceptions.map(({ wrong, right }) => `${wrong} ${right}`),
  ].map(comparableText)

/** Entries whose signs say how many units of their language have them: "motherboard" has two, "text" has hundreds. */
function withCountedSigns(units: readonly Unit[]): UnitEntry[] {
  const entries = units.map(unitEntryOf)
  for (const [language, own] of Map.groupBy(entries, (entry) => entry.language)) {
    const byWord = byFirstWord(new Set(own.flatMap(({ signs }) => Object.keys(signs))))
    const found = new Map<string, number>()
    for (const unit of units.filter((each) => each.language === language))
      for (const sign of signsOfLines(linesOf(unit), byWord).times.keys())
        found.set(sign, (found.get(sign) ?? 0) + 1)
    for (const { signs } of own)
      for (const sign of Object.keys(signs)) signs[sign] = Math.max(1, found.get(sign) ?? 0)
  }
  return entries
}

function written(): Index | null {
  try {
    return JSON.parse(readFileSync(indexFile, 'utf8')) as Index
  } catch {
    return null
  }
}

/** The index as it was compiled last, or compiled anew when the files are others by now. */
export function compiledIndex(folder = unitsFolder): Index {
  const stamp = stampOf(folder)
  const before = written()
  if (before?.stamp === stamp) return before
  const index = { stamp, entries: entriesOf(folder) }
  mkdirSync(dirname(indexFile), { recursive: true })
  // Several processes may compile at once: each writes a file of its own and puts it in place whole.
  const own = `${indexFile}.${process.pid}`
  writeFileSync(own, JSON.stringify(index))
  renameSync(own, indexFile)
  return index
}
