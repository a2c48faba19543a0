import { api } from '@klasrum/contract/api'
import type { z } from 'zod'
import { finderOf, type PlaceReference } from './import-match.ts'
import type {
  DistrictRecord,
  DivisionRecord,
  ImportKind,
  KnownPlaces,
  SchoolRecord,
} from './imports.store.ts'

export type Values = Record<string, string | number | null>
type Draft = {
  /** Those on record with the same key. */
  found: { id: number; values: Values }[]
  /** What would be written, not yet checked. */
  values: Record<string, string | number | null | undefined>
  problems: string[]
  /** Two rows of a file that share one are about the same record. */
  keys: string[]
}
type Cells = Record<string, string>
/** As people read it: names in place of ids. */
type Show = (values: Values) => Record<string, string | null>
export type ImportTarget = { noun: string; body: z.ZodType; draft: (cells: Cells) => Draft; show: Show }

const recordOf = <R extends { id: number }>({ id, ...values }: R) => ({ id, values })
const textsOf = (values: Values): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === null ? null : String(value)]),
  )
const quoted = ({ name, code }: PlaceReference): string => `“${[name, code].filter(Boolean).join(' / ')}”`

function homeIn<P extends { id: number }>(candidates: P[], noun: string, given: PlaceReference, where = '') {
  if (candidates.length === 1) return { home: candidates[0], problems: [] }
  if (!given.code && !given.name) return { home: undefined, problems: [] }
  const problem =
    candidates.length === 0
      ? `There is no ${noun} ${quoted(given)}${where}.`
      : `There are ${candidates.length} ${noun}s ${quoted(given)}${where}.`
  return { home: undefined, problems: [problem] }
}

function divisionDesk({ divisions }: KnownPlaces): ImportTarget {
  const finder = finderOf<DivisionRecord>(divisions)
  return {
    noun: 'division',
    body: api.createDivision.body,
    draft: (cells) => {
      const found = finder.record(cells).map(recordOf)
      return { found, values: { ...found[0]?.values, ...cells }, problems: [], keys: keysOf(cells) }
    },
    show: textsOf,
  }
}

const keysOf = ({ code, name }: Cells, division = 0): string[] => [
  ...(code ? [`code ${division} ${code}`] : []),
  ...(name ? [`name ${division} ${name}`] : []),
]

function districtDesk({ divisions, districts }: KnownPlaces): ImportTarget {
  const homes = finderOf<DivisionRecord>(divisions)
  const finder = finderOf<DistrictRecord>(districts, ({ division_id }) => division_id)
  const names = new Map(divisions.map(({ id, name }) => [id, name]))
  return {
    noun: 'district',
    body: api.createDistrict.body,
    draft: ({ division, division_code, ...cells }) => {
      const given = { name: division, code: division_code }
      const { home, problems } = homeIn(homes.home(given), 'division', given)
      const found = home ? finder.record(cells, home.id).map(recordOf) : []
      return {
        found,
        values: { ...found[0]?.values, ...cells, division_id: home?.id },
        problems,
        keys: home ? keysOf(cells, home.id) : [],
      }
    },
    show: ({ division_id, ...values }) => ({
      ...textsOf(values),
      division_name: names.get(Number(division_id)) ?? null,
    }),
  }
}

function schoolDesk({ divisions, districts, schools }: KnownPlaces, schoolYear: string): ImportTarget {
  const homes = finderOf<DivisionRecord>(divisions)
  const parts = finderOf<DistrictRecord>(districts, ({ division_id }) => division_id)
  const records = finderOf<SchoolRecord>(schools)
  const divisionsById = new Map(divisions.map((each) => [each.id, each]))
  const districtsById = new Map(districts.map((each) => [each.id, each]))

  /** The district on record stays only while it lies in the division. */
  const districtFor = (given: PlaceReference, home: DivisionRecord | undefined, before: number | null) => {
    if (!home) return { district_id: before, problems: [] }
    if (given.name || given.code) {
      const candidates = parts.home(given, home.id)
      const { home: district, problems } = homeIn(candidates, 'district', given, ` in ${home.name}`)
      return { district_id: district?.id ?? null, problems }
    }
    const kept = before === null ? undefined : districtsById.get(before)
    if (!kept || kept.division_id === home.id) return { district_id: before, problems: [] }
    return {
      district_id: null,
      problems: [`Please name the district too: “${kept.name}” is not in ${home.name}.`],
    }
  }

  return {
    noun: 'school',
    body: api.createSchool.body,
    draft: ({ division, division_code, district, district_code, ...cells }) => {
      const code = cells.code ?? cells.school_id
      const found = code ? records.record({ code }).map(recordOf) : []
      const before = found[0]?.values
      const given = { name: division, code: division_code }
      const asked = homeIn(homes.home(given), 'division', given)
      const stays = before && !division && !division_code
      const home = stays ? divisionsById.get(before.division_id) : asked.home
      const part = districtFor({ name: district, code: district_code }, home, before?.district_id ?? null)
      return {
        found,
        values: {
          region: home?.region,
          school_year: schoolYear,
          ...before,
          ...cells,
          code,
          name: cells.name ?? cells.school_name ?? before?.name ?? code,
          division_id: home?.id,
          district_id: part.district_id,
        },
        problems: [...asked.problems, ...part.problems],
        keys: code ? [`code ${code}`] : [],
      }
    },
    show: ({ division_id, district_id, ...values }) => ({
      ...textsOf(values),
      division_name: divisionsById.get(Number(division_id))?.name ?? null,
      district_name: districtsById.get(Number(district_id))?.name ?? null,
    }),
  }
}

export function importTargetFor(kind: ImportKind, known: KnownPlaces, schoolYear: string): ImportTarget {
  if (kind === 'divisions') return divisionDesk(known)
  return kind === 'districts' ? districtDesk(known) : schoolDesk(known, schoolYear)
}
