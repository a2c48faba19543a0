import type { listUnitsEndpoint as shape, UnitArea, UnitSummary } from '@klasrum/contract/curriculum'
import type { Received } from '@klasrum/contract/endpoint'
import { areaNames } from '@klasrum/curriculum/areas'
import { type UnitEntry, unitLabelOf } from '@klasrum/curriculum/entry'
import { allEntries } from '@klasrum/curriculum/library'
import { comparableText, plainWordsOf } from '@klasrum/curriculum/words'

type Query = Received<typeof shape.query>
type Found = { entry: UnitEntry; area: string; title: string; words: string }

let library: readonly Found[] | null = null

/** Units ship with the product, so what is searched is made ready once. */
function allUnits(): readonly Found[] {
  library ??= allEntries()
    .toSorted(byAreaGradeTitle)
    .map((entry) => ({
      entry,
      area: areaKeyOf(entry),
      title: comparableText([entry.title, ...entry.names].join(' | ')),
      words: comparableText([entry.title, ...entry.names, ...entry.terms, ...entry.cues].join(' | ')),
    }))
  return library
}

export function listUnits({ area, grade, language, search, page, limit }: Query) {
  const typed = plainWordsOf(search)
  const found = allUnits().filter(
    ({ entry, ...unit }) =>
      (area === '' || unit.area === area) &&
      (grade === undefined || entry.grades.includes(grade)) &&
      (language === undefined || entry.language === language) &&
      hasAll(unit.words, typed),
  )
  // Who types the name of a topic wants that topic before all those that only mention it.
  const ranked =
    typed.length === 0
      ? found
      : [
          ...found.filter(({ title }) => hasAll(title, typed)),
          ...found.filter(({ title }) => !hasAll(title, typed)),
        ]
  return {
    units: ranked.slice((page - 1) * limit, page * limit).map(({ entry }) => summaryOf(entry)),
    areas: areasWithUnits(),
    total: ranked.length,
    total_pages: Math.max(1, Math.ceil(ranked.length / limit)),
    more_than_total: false,
  }
}

const hasAll = (text: string, typed: readonly string[]) => typed.every((word) => text.includes(word))

const areaKeyOf = ({ id }: UnitEntry) => id.split('/')[0] ?? ''

function areasWithUnits(): UnitArea[] {
  const areas = new Map<string, UnitArea>()
  for (const { entry, area: key } of allUnits()) {
    const area = areas.get(key) ?? { key, name: entry.area, grades: [] }
    area.grades = [...new Set([...area.grades, ...entry.grades])].sort((one, other) => one - other)
    areas.set(key, area)
  }
  return [...areas.values()]
}

const byAreaGradeTitle = (one: UnitEntry, other: UnitEntry) =>
  areaNames.indexOf(one.area) - areaNames.indexOf(other.area) ||
  (one.grades[0] ?? 0) - (other.grades[0] ?? 0) ||
  one.title.localeCompare(other.title)

const summaryOf = (entry: UnitEntry): UnitSummary => ({
  id: entry.id,
  label: unitLabelOf(entry),
  title: entry.title,
  area: entry.area,
  grades: entry.grades,
  language: entry.language,
  second_reading: entry.secondReading || null,
  counts: entry.counts,
})
