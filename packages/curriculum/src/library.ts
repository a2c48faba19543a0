import { folderOfArea } from './areas.ts'
import { compiledIndex } from './compile.ts'
import type { UnitEntry } from './entry.ts'
import { standardsSourceOf, toldSourceOf, unitSourceOf } from './files.ts'
import { placeOfSection, readStandards, type Standards } from './read-standards.ts'
import { readTold } from './read-told.ts'
import { readUnit } from './read-unit.ts'
import type { ToldUnit } from './told-unit.ts'
import type { Unit } from './unit.ts'

let entries: ReadonlyMap<string, UnitEntry> | null = null

function byId(): ReadonlyMap<string, UnitEntry> {
  entries ??= new Map(compiledIndex().entries.map((entry) => [entry.id, entry]))
  return entries
}

let all: readonly UnitEntry[] | null = null

/** Every unit there is, by area, grade and name; loads names and cues only. The same list each time. */
export function allEntries(): readonly UnitEntry[] {
  all ??= [...byId().values()]
  return all
}

export const entryOfUnit = (id: string): UnitEntry | null => byId().get(id) ?? null

const mostOpen = 8
const open = new Map<string, Unit>()

/** A unit, read when it is asked for. Null when there is none of that name. */
export function unitOf(id: string): Unit | null {
  if (!byId().has(id)) return null
  const known = open.get(id)
  if (known) return known
  const { unit } = readUnit(id, unitSourceOf(id))
  unit.told = toldOf(id)
  const [folder = ''] = id.split('/')
  unit.standards = sectionsOf(folder).get(unit.taughtIn) ?? null
  unit.nearest = nearestOf(folder, unit.nearestIn)
  const [oldest] = open.keys()
  if (open.size >= mostOpen && oldest !== undefined) open.delete(oldest)
  open.set(id, unit)
  return unit
}

const sectionsByArea = new Map<string, ReadonlyMap<string, Standards>>()

/** Read with the first unit of an area, and kept: they are few. */
function sectionsOf(area: string): ReadonlyMap<string, Standards> {
  const known = sectionsByArea.get(area)
  const sections = known ?? readStandards(standardsSourceOf(area) ?? '', `${area}.txt`).sections
  if (!known) sectionsByArea.set(area, sections)
  return sections
}

function nearestOf(folder: string, nearestIn: string): Standards | null {
  const { area, section } = placeOfSection(nearestIn)
  return sectionsOf(area === null ? folder : (folderOfArea(area) ?? '')).get(section) ?? null
}

/** A telling with a fault is not used: the show is then made of the unit's explanations. */
function toldOf(id: string): ToldUnit | null {
  const source = toldSourceOf(id)
  if (source === null) return null
  const { told, problems } = readTold(source, `${id}.txt`)
  return problems.length === 0 ? told : null
}
