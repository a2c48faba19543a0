import type { ReadColumn, ReadQuarter, WorkbookReading } from './reading.ts'

/**
 * A quarter has one assessment here. A record that gives it in two parts adds them up, and so do we; a term has its parts
 * by name.
 */
export function withOneAssessment(reading: WorkbookReading): WorkbookReading {
  if (reading.kind !== 'quarterly') return reading
  const notes: string[] = []
  const quarters = reading.quarters.map((quarter) => {
    const several = quarter.columns.filter(({ category }) => category === 'qa')
    const [first, ...others] = several
    if (!first || others.length === 0) return quarter
    notes.push(
      `On sheet “${quarter.sheet}” columns ${several.map(({ letter }) => letter).join(' and ')} are one Quarterly Assessment: their scores are added up, as the record does.`.slice(
        0,
        300,
      ),
    )
    return { ...quarter, columns: withoutOthers(quarter, first, several) }
  })
  return { ...reading, quarters, notes: [...reading.notes, ...notes].slice(0, 20) }
}

function withoutOthers(
  { columns }: ReadQuarter,
  first: ReadColumn,
  several: readonly ReadColumn[],
): ReadColumn[] {
  const one: ReadColumn = {
    ...first,
    letter: several.map(({ letter }) => letter).join(' + '),
    title: null,
    max: added(several.map(({ max }) => max)),
    cells: first.cells.map(({ name }, at) => ({
      name,
      text: added(several.map(({ cells }) => cells[at]?.text ?? '')),
    })),
  }
  return columns.flatMap((column) => (column === first ? [one] : several.includes(column) ? [] : [column]))
}

/** What is no number stays beside the others, so that it is refused and seen. */
function added(texts: readonly string[]): string {
  const filled = texts.filter(Boolean)
  return filled.every((text) => /^\d{1,4}(\.\d+)?$/.test(text))
    ? filled.length === 0
      ? ''
      : String(filled.reduce((sum, text) => sum + Number(text), 0))
    : [...new Set(filled)].length === 1
      ? (filled[0] ?? '')
      : filled.join(' + ')
}
