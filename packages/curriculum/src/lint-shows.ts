import { showsFolder, toldSourceOf, unitIds } from './files.ts'
import { lintTold } from './lint-told.ts'
import type { UnitProblem } from './problem.ts'
import { readTold } from './read-told.ts'
import { speller, spellingProblems } from './spelling.ts'
import type { Unit } from './unit.ts'

/** What is wrong in the tellings of these units, their spelling included. */
export function lintShows(units: readonly Unit[]): UnitProblem[] {
  const right = { en: speller('en'), fil: speller('fil') }
  return units.flatMap((unit) => {
    const source = toldSourceOf(unit.id)
    if (source === null) return []
    const file = `shows/${unit.id}.txt`
    const { told, problems } = readTold(source, file)
    return [
      ...problems,
      ...lintTold(unit, told, file),
      ...spellingProblems(unit, source, { file, isRight: right[unit.language] }),
    ]
  })
}

/** Tellings of units that are not there. */
export const showsWithoutUnit = (units: readonly Pick<Unit, 'id'>[]): string[] => {
  const known = new Set(units.map(({ id }) => id))
  return unitIds(showsFolder).filter((id) => !known.has(id))
}
