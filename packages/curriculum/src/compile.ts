import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryOf, type UnitEntry } from './entry.ts'
import { sourceOf, unitIds, unitsFolder } from './files.ts'
import { problemLine } from './problem.ts'
import { readUnit } from './read-unit.ts'

/** The index of all units, made from the files when one of them has changed. */
export type Index = { stamp: string; entries: UnitEntry[] }

const indexFile = fileURLToPath(new URL('../dist/units.json', import.meta.url))

/** Changes when a unit is added, removed or written again. */
function stampOf(folder: string): string {
  return unitIds(folder)
    .map((id) => {
      const { size, mtimeMs } = statSync(join(folder, `${id}.txt`))
      return `${id} ${size} ${Math.round(mtimeMs)}`
    })
    .join('\n')
}

/** Reads every unit. One that cannot be read is left out and told with its file and line: the others still serve. */
export function entriesOf(folder = unitsFolder): UnitEntry[] {
  return unitIds(folder).flatMap((id) => {
    const { unit, problems } = readUnit(id, sourceOf(id, folder))
    if (problems.length === 0) return [entryOf(unit)]
    process.emitWarning(`A unit is left out. ${problems.map(problemLine).join(' ')}`)
    return []
  })
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
